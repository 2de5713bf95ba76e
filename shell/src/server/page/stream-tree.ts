import { Writable } from 'node:stream';
import type { ReactElement } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { openBody } from './html';
import type { PageStyles } from './page-styles';

/** What rendering may take beyond its data (architecture §2). */
const RENDER_LIMIT_MS = 300;
const PIECE_BYTES = 64 * 1024;

/**
 * Ends the head with the tree's styles and pipes the tree into the body; false when nothing of it could be rendered. Late
 * pieces are cut off at the limit.
 */
export function streamInto(
  body: Writable,
  tree: ReactElement,
  styles: PageStyles,
  nonce: string,
  warn: (message: string) => void,
): Promise<boolean> {
  return new Promise((resolve) => {
    const sink = gather(body, styles, () => {
      clearTimeout(limit);
      resolve(true);
    });
    const { pipe, abort } = renderToPipeableStream(tree, {
      nonce,
      // All answers are here before rendering starts: nothing is held back for a script to put in its place.
      progressiveChunkSize: Infinity,
      onShellReady() {
        body.write(openBody(styles.take()));
        pipe(sink);
      },
      onShellError(error) {
        clearTimeout(limit);
        warn(`page: ${String(error)}`);
        body.write(openBody(''));
        resolve(false);
      },
      onError: (error) => warn(`page: ${String(error)}`),
    });
    const limit = setTimeout(() => abort('rendering took too long'), RENDER_LIMIT_MS);
  });
}

/** React writes pieces of 4 kB; compressors take a page in a few large ones. A late piece has its own styles before it. */
function gather(body: Writable, styles: PageStyles, onEnd: () => void): Writable {
  let pieces: Uint8Array[] = [];
  let size = 0;
  const passOn = () => {
    if (size) body.write(Buffer.concat(pieces, size));
    pieces = [];
    size = 0;
  };
  const sink = new Writable({
    write(piece: Buffer, _encoding, done) {
      const style = size ? '' : styles.take();
      if (style) body.write(style);
      pieces.push(piece);
      size += piece.length;
      if (size >= PIECE_BYTES) passOn();
      done();
    },
    final(done) {
      passOn();
      done();
      onEnd();
    },
  });
  return Object.assign(sink, {
    flush() {
      passOn();
      flush(body);
    },
  });
}

/** Compressors hold what they have until they are told. */
export function flush(body: Writable) {
  if ('flush' in body && typeof body.flush === 'function') (body.flush as () => void)();
}
