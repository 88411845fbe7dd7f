/**
 * The engine in Python: contexts that know {@code strideweave}, and what crosses between the
 * languages.
 *
 * <p>Values are the Java objects themselves; the Python package gives them their Python face.
 * {@link org.strideweave.interop.StrideWeave} opens or furnishes a context, {@link
 * org.strideweave.interop.Engine} is what Python calls.
 */
@NullMarked
package org.strideweave.interop;

import org.jspecify.annotations.NullMarked;
