/**
 * StrideWeave: hierarchical layouts and their algebra, for Java and for Python on GraalPy.
 *
 * <p>The engine needs nothing but the JDK. Only {@code org.strideweave.interop} needs GraalVM's
 * polyglot API, which is there when a host runs Python and absent otherwise.
 */
module org.strideweave {
  requires static transitive org.graalvm.polyglot;
  requires static transitive org.jspecify;

  exports org.strideweave.check;
  exports org.strideweave.interop;
  exports org.strideweave.layout;
  exports org.strideweave.tree;
}
