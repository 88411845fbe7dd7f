package org.strideweave.layout;

/**
 * What a slice leaves: {@code L(c) = offset + layout(open parts of c)}.
 *
 * @param layout the modes that stay open
 * @param offset the index of the fixed parts, in elements
 */
public record Slice(Layout layout, long offset) {}
