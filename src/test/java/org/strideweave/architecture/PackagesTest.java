package org.strideweave.architecture;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.Architectures.layeredArchitecture;

import com.tngtech.archunit.core.importer.ImportOption.DoNotIncludeTests;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import java.io.Serializable;

/** Dependencies point one way, and the engine needs nothing but the plain part of the JDK. */
@AnalyzeClasses(packages = "org.strideweave", importOptions = DoNotIncludeTests.class)
class PackagesTest {
  @ArchTest
  static final ArchRule packagesPointOneWay =
      layeredArchitecture()
          .consideringOnlyDependenciesInLayers()
          .layer("check")
          .definedBy("org.strideweave.check")
          .layer("tree")
          .definedBy("org.strideweave.tree")
          .layer("search")
          .definedBy("org.strideweave.search")
          .layer("layout")
          .definedBy("org.strideweave.layout")
          .layer("interop")
          .definedBy("org.strideweave.interop")
          .whereLayer("interop")
          .mayNotBeAccessedByAnyLayer()
          .whereLayer("layout")
          .mayOnlyBeAccessedByLayers("interop")
          .whereLayer("search")
          .mayOnlyBeAccessedByLayers("layout", "interop")
          .whereLayer("tree")
          .mayOnlyBeAccessedByLayers("layout", "interop")
          .whereLayer("check")
          .mayOnlyBeAccessedByLayers("tree", "layout", "interop");

  @ArchTest
  static final ArchRule theEngineNeedsOnlyThePlainJdk =
      classes()
          .that()
          .resideOutsideOfPackage("org.strideweave.interop")
          .should()
          .onlyDependOnClassesThat()
          .resideInAnyPackage(
              "org.strideweave..",
              "java.lang",
              "java.lang.annotation",
              // What the compiler itself puts in for records, lambdas, strings and switches.
              "java.lang.invoke",
              "java.lang.runtime",
              "java.io",
              "java.math",
              "java.util",
              "java.util.concurrent",
              "java.util.function",
              "java.util.stream",
              "org.jspecify.annotations");

  @ArchTest
  static final ArchRule theEngineTouchesNoFilesOrProcesses =
      noClasses()
          .that()
          .resideOutsideOfPackage("org.strideweave.interop")
          .should()
          .dependOnClassesThat()
          .haveNameMatching(
              "java\\.io\\.(File.*|RandomAccessFile|Print.*|Console)"
                  + "|java\\.lang\\.(Process.*|Runtime|ClassLoader)")
          .as("the engine touches no files or processes");

  @ArchTest
  static final ArchRule publicValuesAreFinal =
      classes()
          .that()
          .resideInAnyPackage("org.strideweave.layout", "org.strideweave.tree")
          .and()
          .arePublic()
          .and()
          .areAssignableTo(Serializable.class)
          .and()
          .areNotInterfaces()
          .should()
          .haveModifier(com.tngtech.archunit.core.domain.JavaModifier.FINAL);
}
