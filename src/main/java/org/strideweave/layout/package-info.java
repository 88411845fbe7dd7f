/**
 * Layouts and their algebra.
 *
 * <p>A {@link org.strideweave.layout.Layout} pairs a {@link org.strideweave.layout.Shape} with a
 * congruent {@link org.strideweave.layout.Stride} and maps a {@link
 * org.strideweave.layout.Coordinate}, or the integer that counts it first mode fastest, to an
 * index.
 *
 * <p>Structure is a tree, evaluation is arrays. They meet in one theorem: flattening preserves the
 * integer function. A layout checks its hierarchy once and derives the flat list of its modes;
 * profile, mode access, grouping and printing see the tree, and index, cosize, injectivity and
 * complement see the list. Composition and division follow the right-hand tree and decide each leaf
 * on the list.
 *
 * {@snippet class="org.strideweave.examples.SnippetsTest" region="algebra"}
 *
 * <p>Every size is exact: a value whose size or cosize 64 bits cannot hold is refused when it is
 * built, so that no operation wraps. Every operation says in its first sentence which equation its
 * result fulfils; one that has no result refuses with the rule, the numbers and what would be
 * accepted.
 */
@NullMarked
package org.strideweave.layout;

import org.jspecify.annotations.NullMarked;
