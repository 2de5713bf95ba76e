import { Writable } from 'node:stream';
import type { ReactElement } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { openBody, styleElement } from './html';
import type { DrawnRoot } from './kept-roots';
import type { PageStyles } from './page-styles';

/** What rendering may take beyond its data (architecture §2). */
const RENDER_LIMIT_MS = 300;
const PIECE_BYTES = 64 * 1024;

export interface Rendered {
  /** False when nothing of the tree could be rendered. */
  isRendered: boolean;
  /** The root, where all of it came at once and nothing failed. */
  root: DrawnRoot | null;
}

/** Ends the head with the tree's styles and pipes the tree into the body. Late pieces are cut off at the limit. */
export function streamInto(
  body: Writable,
  tree: ReactElement,
  styles: PageStyles,
  nonce: string,
  warn: (message: string) => void,
): Promise<Rendered> {
  return new Promise((resolve) => {
    let isWhole = true;
    let rules = '';
    const fail = (error: unknown) => {
      isWhole = false;
      warn(`page: ${String(error)}`);
    };
    const sink = gather(body, styles, nonce, (html, isAtOnce) => {
      clearTimeout(limit);
      resolve({ isRendered: true, root: isWhole && isAtOnce ? { rules, html, forms: new Map() } : null });
    });
    const { pipe, abort } = renderToPipeableStream(tree, {
      nonce,
      // All answers are here before rendering starts: nothing is held back for a script to put in its place.
      progressiveChunkSize: Infinity,
      onShellReady() {
        rules = styles.take();
        body.write(openBody(rules, nonce));
        pipe(sink);
      },
      onShellError(error) {
        clearTimeout(limit);
        fail(error);
        body.write(openBody('', nonce));
        resolve({ isRendered: false, root: null });
      },
      onError: fail,
    });
    const limit = setTimeout(() => abort('rendering took too long'), RENDER_LIMIT_MS);
  });
}

/** React writes pieces of 4 kB; compressors take a page in a few large ones. A late piece has its own styles before it. */
function gather(body: Writable, styles: PageStyles, nonce: string, onEnd: (html: readonly Buffer[], isAtOnce: boolean) => void): Writable {
  const all: Buffer[] = [];
  let pieces: Uint8Array[] = [];
  let size = 0;
  let isAtOnce = true;
  const passOn = () => {
    if (size) {
      const piece = Buffer.concat(pieces, size);
      all.push(piece);
      body.write(piece);
    }
    pieces = [];
    size = 0;
  };
  const sink = new Writable({
    write(piece: Buffer, _encoding, done) {
      const rules = size ? '' : styles.take();
      if (rules) {
        isAtOnce = false;
        body.write(styleElement(rules, nonce));
      }
      pieces.push(piece);
      size += piece.length;
      if (size >= PIECE_BYTES) passOn();
      done();
    },
    final(done) {
      passOn();
      done();
      onEnd(all, isAtOnce);
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
