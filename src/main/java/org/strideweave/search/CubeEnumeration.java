package org.strideweave.search;

/**
 * Enumerates the integer combinations of a reduced basis that could lie in the unit cube, up to
 * their sign. It may offer a combination outside the cube, but never passes over one inside.
 *
 * <p>At each level the part of the combination that is orthogonal to the levels below is known. For
 * a vector {@code u} of the cube with {@code dimension} entries, such a part {@code w} satisfies
 *
 * <ul>
 *   <li>{@code |w|^2 <= |u|^2 <= dimension}, which bounds the coefficient of each level, and
 *   <li>{@code |w|^2 = <w, u> <= |w|_1}, as no entry of {@code u} passes 1 (H. Ritter, 1996).
 * </ul>
 *
 * <p><b>Why doubles are safe here.</b> Let {@code e = 2^-53}; one operation is wrong by at most
 * {@code e} of its result, an entry of {@link GramSchmidt} by {@code 2e}. There are at most 61
 * levels and 62 entries. Coefficients are integers below 2^50, hence exact.
 *
 * <ol>
 *   <li>A centre is a sum of at most 61 products {@code x * mu} with {@code |mu| <= 1/2}, so with
 *       {@code s} the sum of the {@code |x|} it is wrong by less than {@code 64 e * s / 2 * 1.01}.
 *       {@code doubt} is {@code 64 e * s}, nearly twice as much; the rest covers the rounding of
 *       {@code x + centre} where that is below twice the doubt.
 *   <li>So {@code low = |x + centre| - doubt} passes the true size of the coefficient by less than
 *       {@code 8e} of it, and the sum of {@code low^2 * norm} over the levels passes the true
 *       {@code |w|^2} by less than {@code 128 e < 2^-45} of it. {@code SLACK} is 2^-30.
 *   <li>An entry of {@code w} is wrong, per level, by at most the true error of the coefficient
 *       times the length of the level's vector, plus {@code 5e} of {@code mass}, the sum of the
 *       lengths of all parts so far. {@code error} adds {@code doubt * length + 8e * mass}.
 *   <li>Nearest first: in exact arithmetic on the rounded centre the candidates of a level come in
 *       order of distance, and rounding is monotone, so when one is too far all that follow are.
 * </ol>
 */
final class CubeEnumeration {

  /** What the enumeration came to. */
  enum State {
    RUNNING,
    /** The coefficients on hand are worth an exact test; go on afterwards. */
    CANDIDATE,
    /** Every combination was seen. */
    EXHAUSTED,
    /** A coefficient is too large for exact doubles: nothing more can be said. */
    OUT_OF_PRECISION
  }

  private static final double DOUBT = 0x1p-47;
  private static final double ROUNDING = 0x1p-50;
  private static final double SLACK = 1 + 0x1p-30;
  private static final double MAX_COEFFICIENTS = 0x1p50;

  private final GramSchmidt basis;
  private final int levels;
  private final int dimension;

  private final double[] lengths;
  private final double[] coefficients;
  private final double[] centres;

  /** How far, and to which side, the next candidate of a level lies. */
  private final double[] jumps;

  /** Per level, of all levels from there up: see the class comment. */
  private final double[] sizes;

  private final double[] squares;
  private final double[] masses;
  private final double[] errors;
  private final double[][] parts;

  private int level;
  private long visited;
  private State state = State.RUNNING;

  CubeEnumeration(GramSchmidt basis) {
    this.basis = basis;
    levels = basis.norms.length;
    dimension = levels + 1;
    lengths = new double[levels];
    for (int i = 0; i < levels; i++) {
      lengths[i] = Math.sqrt(basis.norms[i]);
    }
    coefficients = new double[levels];
    centres = new double[levels];
    jumps = new double[levels];
    sizes = new double[levels + 1];
    squares = new double[levels + 1];
    masses = new double[levels + 1];
    errors = new double[levels + 1];
    parts = new double[levels + 1][dimension];
    enter(levels - 1);
  }

  State state() {
    return state;
  }

  double[] coefficients() {
    return coefficients;
  }

  /**
   * Continues until something is to be reported.
   *
   * @return how many of the nodes are left
   */
  long advance(long nodes) {
    if (state == State.CANDIDATE) {
      state = State.RUNNING;
      next();
    }
    long left = nodes;
    while (left > 0 && state == State.RUNNING) {
      left--;
      if ((++visited & 1023) == 0) {
        Interruption.check();
      }
      visit();
    }
    return left;
  }

  private void enter(int to) {
    level = to;
    double centre = 0;
    for (int j = to + 1; j < levels; j++) {
      centre += coefficients[j] * basis.mu[j][to];
    }
    centres[to] = centre;
    if (sizes[to + 1] == 0) {
      // The first non-zero coefficient may be taken as positive, and there must be one.
      coefficients[to] = to == 0 ? 1 : 0;
    } else {
      coefficients[to] = Math.rint(-centre);
      jumps[to] = -centre - coefficients[to] >= 0 ? 1 : -1;
    }
  }

  private void next() {
    if (sizes[level + 1] == 0) {
      coefficients[level]++;
    } else {
      double jump = jumps[level];
      coefficients[level] += jump;
      jumps[level] = jump > 0 ? -jump - 1 : -jump + 1;
    }
  }

  private void visit() {
    int i = level;
    double coefficient = coefficients[i] + centres[i];
    double doubt = DOUBT * sizes[i + 1];
    double low = Math.max(0, Math.abs(coefficient) - doubt);
    double square = squares[i + 1] + low * low * basis.norms[i];
    if (square > dimension * SLACK) {
      leave();
      return;
    }
    sizes[i] = sizes[i + 1] + Math.abs(coefficients[i]);
    if (sizes[i] > MAX_COEFFICIENTS) {
      state = State.OUT_OF_PRECISION;
      return;
    }
    squares[i] = square;
    masses[i] = masses[i + 1] + Math.abs(coefficient) * lengths[i];
    errors[i] = errors[i + 1] + doubt * lengths[i] + ROUNDING * masses[i];
    double total = 0;
    double largest = 0;
    double[] above = parts[i + 1];
    double[] part = parts[i];
    double[] vector = basis.vectors[i];
    for (int t = 0; t < dimension; t++) {
      part[t] = above[t] + coefficient * vector[t];
      double entry = Math.abs(part[t]);
      total += entry;
      largest = Math.max(largest, entry);
    }
    if (square > (total + dimension * errors[i]) * SLACK) {
      next();
    } else if (i > 0) {
      enter(i - 1);
    } else if (largest > (1 + errors[i]) * SLACK) {
      next();
    } else {
      state = State.CANDIDATE;
    }
  }

  private void leave() {
    level++;
    if (level == levels) {
      state = State.EXHAUSTED;
    } else {
      next();
    }
  }
}
