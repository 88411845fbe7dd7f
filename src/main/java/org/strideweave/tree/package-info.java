/**
 * Nested integers and the markers that describe nesting.
 *
 * <p>One recursive type, {@link org.strideweave.tree.IntTree}, serves shapes, strides and
 * coordinates. {@link org.strideweave.tree.Tree} and {@link org.strideweave.tree.Node} describe
 * nesting alone, as the input of a rearrangement or as the profile of a layout.
 *
 * <p>A tree is nested at most {@value org.strideweave.tree.IntTree#MAX_DEPTH} levels deep and holds
 * at most {@value org.strideweave.tree.IntTree#MAX_NODES} nodes. A 64-bit size can tell at most 62
 * modes apart, so the limits only stop hostile input; they are what makes every recursion here
 * safe.
 */
@NullMarked
package org.strideweave.tree;

import org.jspecify.annotations.NullMarked;
