package org.strideweave.tree;

import java.io.Serializable;

/** What a {@link Tree} is built from: a leaf marker, or a nested tree. */
public sealed interface TreeItem extends Serializable permits Node, Tree {}
