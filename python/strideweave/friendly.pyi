from typing import SupportsIndex

from strideweave import Layout

__all__ = ["column_major", "row_major"]

def column_major(*extents: SupportsIndex) -> Layout: ...
def row_major(*extents: SupportsIndex) -> Layout: ...
