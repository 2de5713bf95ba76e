import type { ServerResponse } from 'node:http';
import { PassThrough, type Writable } from 'node:stream';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';

/**
 * From this size on brotli tells the contexts of words and markup apart, whatever the text looks like: 1 MiB is brotli's own mark,
 * not the size of a page. Without it a page is 0.6 kB larger, or not, by single attributes.
 */
const CONTEXT_SIZE = 1 << 20;

/** Where the HTML is written: compressed as the browser takes it, flushed whenever React has a piece ready. */
export function openBody(response: ServerResponse, acceptEncoding: string | undefined): { encoding: string | null; body: Writable } {
  const accepted = acceptEncoding ?? '';
  const encoding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : null;
  const body =
    encoding === 'br'
      ? createBrotliCompress({
          params: {
            [constants.BROTLI_PARAM_QUALITY]: 7,
            [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
            [constants.BROTLI_PARAM_SIZE_HINT]: CONTEXT_SIZE,
          },
        })
      : encoding === 'gzip'
        ? createGzip({ level: 6 })
        : new PassThrough();
  body.pipe(response);
  // A reader who went away is no error of ours.
  body.on('error', () => response.destroy());
  response.on('close', () => body.destroy());
  return { encoding, body };
}
