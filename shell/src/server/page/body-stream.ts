import type { ServerResponse } from 'node:http';
import { PassThrough, type Writable } from 'node:stream';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';

/**
 * From this size on brotli tells the contexts of words and markup apart, whatever the text looks like: 1 MiB is brotli's own mark,
 * not the size of a page. Without it a page is 0.6 kB larger, or not, by single attributes.
 */
const CONTEXT_SIZE = 1 << 20;

export const BROTLI_PARAMS = {
  [constants.BROTLI_PARAM_QUALITY]: 7,
  [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  [constants.BROTLI_PARAM_SIZE_HINT]: CONTEXT_SIZE,
};
export const GZIP_LEVEL = 6;
export type Encoding = 'br' | 'gzip';

/** How a browser takes its pages; null: as they are. */
export function encodingOf(acceptEncoding: string | undefined): Encoding | null {
  const accepted = acceptEncoding ?? '';
  return /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : null;
}

/** Where the HTML is written: compressed as the browser takes it, flushed whenever React has a piece ready. */
export function openBodyStream(response: ServerResponse, encoding: Encoding | null): Writable {
  const body =
    encoding === 'br'
      ? createBrotliCompress({ params: BROTLI_PARAMS })
      : encoding === 'gzip'
        ? createGzip({ level: GZIP_LEVEL })
        : new PassThrough();
  body.pipe(response);
  // A reader who went away is no error of ours.
  body.on('error', () => response.destroy());
  response.on('close', () => body.destroy());
  return body;
}
