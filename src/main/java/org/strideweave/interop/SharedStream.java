package org.strideweave.interop;

import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;

/** A stream of the host that a script writes to and cannot close. */
final class SharedStream extends FilterOutputStream {
  SharedStream(OutputStream stream) {
    super(stream);
  }

  @Override
  public void write(byte[] bytes, int offset, int length) throws IOException {
    out.write(bytes, offset, length);
  }

  @Override
  public void close() throws IOException {
    flush();
  }
}
