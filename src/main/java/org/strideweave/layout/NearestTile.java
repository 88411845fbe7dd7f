package org.strideweave.layout;

import java.util.ArrayList;
import java.util.List;
import org.strideweave.search.CompositionResult.Composed;
import org.strideweave.search.ModeComposition;
import org.strideweave.search.ModeList;
import org.strideweave.tree.IntTree;

/** The extents nearest to that of a tile of one leaf, at which it would divide a layout. */
final class NearestTile {
  /** A refusal must not take long: extents looked at, and compositions tried, on either side. */
  private static final int LOOKED_AT = 1 << 16;

  private static final int TRIED = 16;

  private NearestTile() {}

  /** {@return words for the end of a refusal, or none} */
  static String words(Layout layout, Mode tile) {
    if (!(tile.shape() instanceof IntTree.Leaf(long extent))
        || !(tile.stride() instanceof IntTree.Leaf(long stride))
        || stride == 0) {
      return "";
    }
    long most = layout.size() / stride;
    List<String> extents = new ArrayList<>();
    search(layout, stride, Math.min(extent - 1, most), -1, most, extents);
    search(layout, stride, extent + 1, 1, most, extents);
    return extents.isEmpty()
        ? ""
        : "; this tile divides it with extent " + String.join(" or ", extents);
  }

  private static void search(
      Layout layout, long stride, long from, int direction, long most, List<String> found) {
    int tried = 0;
    long extent = from;
    for (int i = 0; i < LOOKED_AT && extent >= 1 && extent <= most && tried < TRIED; i++) {
      if (layout.size() % (extent * stride) == 0) {
        if (divides(layout, extent, stride)) {
          found.add(Long.toString(extent));
          return;
        }
        tried++;
      }
      extent += direction;
    }
  }

  private static boolean divides(Layout layout, long extent, long stride) {
    Layout tile = Mode.layout(List.of(new Mode(IntTree.leaf(extent), IntTree.leaf(stride))));
    ModeList both = tile.concat(Complement.of(tile, layout.size())).flat();
    return ModeComposition.compose(layout.coalesced(), both) instanceof Composed;
  }
}
