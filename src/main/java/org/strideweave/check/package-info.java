/**
 * The four ways in which StrideWeave refuses, and exact 64-bit arithmetic.
 *
 * <p>Each exception extends what a Java caller expects and is Python's own type in a Python
 * context:
 *
 * <table>
 * <caption>Refusals</caption>
 * <tr><th>here</th><th>extends</th><th>in Python</th></tr>
 * <tr><td>{@link org.strideweave.check.InvalidValueException}</td>
 *     <td>{@link IllegalArgumentException}</td><td>ValueError</td></tr>
 * <tr><td>{@link org.strideweave.check.WrongTypeException}</td>
 *     <td>{@link IllegalArgumentException}</td><td>TypeError</td></tr>
 * <tr><td>{@link org.strideweave.check.OutOfRangeException}</td>
 *     <td>{@link IndexOutOfBoundsException}</td><td>IndexError</td></tr>
 * <tr><td>{@link org.strideweave.check.SizeOverflowException}</td>
 *     <td>{@link ArithmeticException}</td><td>OverflowError</td></tr>
 * </table>
 */
@NullMarked
package org.strideweave.check;

import org.jspecify.annotations.NullMarked;
