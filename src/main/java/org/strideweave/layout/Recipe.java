package org.strideweave.layout;

import org.strideweave.tree.Tree;

/**
 * The two trees of a rearrangement.
 *
 * {@snippet class="org.strideweave.examples.StructureSnippetsTest" region="recipe"}
 *
 * @param output what is built: {@code Node.id(n)} stands for the sublayout at leaf {@code n} of the
 *     selection
 * @param selection the hierarchy of the source; each leaf selects a whole subtree
 */
public record Recipe(Tree output, Tree selection) {}
