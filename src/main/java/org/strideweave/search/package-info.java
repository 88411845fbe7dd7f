/**
 * Exact decision procedures over plain arrays of extents and strides, knowing nothing of layouts.
 *
 * <p>A <em>mode</em> is an extent {@code n} and a stride {@code s}; its <em>reach</em> is {@code (n
 * - 1) * s}. The questions asked here are about all coordinates of a layout at once, and are
 * answered without walking them. Each answer is a proof or carries a <em>witness</em> that can be
 * checked by adding up; there are no guesses. Where a question is hard in the worst case the work
 * is either bounded by a budget, and then may end undecided, or goes on until it is decided; in
 * both cases it looks at the interrupt flag of its thread and ends with a {@link
 * java.util.concurrent.CancellationException}.
 *
 * <p>Callers guarantee that sizes and reaches fit in 64 bits. Everything here keeps to that without
 * checks, and says why where it is not plain.
 */
@NullMarked
package org.strideweave.search;

import org.jspecify.annotations.NullMarked;
