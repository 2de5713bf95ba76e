import type { ServerResponse } from 'node:http';
import { PassThrough, type Writable } from 'node:stream';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';

/** Where the HTML is written: compressed as the browser takes it, flushed whenever React has a piece ready. */
export function openBody(response: ServerResponse, acceptEncoding: string | undefined): { encoding: string | null; body: Writable } {
  const accepted = acceptEncoding ?? '';
  const encoding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : null;
  const body =
    encoding === 'br'
      ? createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 7, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT } })
      : encoding === 'gzip'
        ? createGzip({ level: 6 })
        : new PassThrough();
  body.pipe(response);
  // A reader who went away is no error of ours.
  body.on('error', () => response.destroy());
  response.on('close', () => body.destroy());
  return { encoding, body };
}
