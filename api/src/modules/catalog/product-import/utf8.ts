import { Transform, type Readable } from 'node:stream';

const NOT_UTF8 = 'The file is not UTF-8. In Excel: “CSV UTF-8 (comma delimited)”.';

/** The same bytes, refused where they are not UTF-8: a file saved in another encoding would fill the shop with broken letters. */
export function utf8(source: Readable): Readable {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const check = (chunk: Buffer | undefined, done: (error: Error | null, chunk?: Buffer) => void) => {
    try {
      decoder.decode(chunk, { stream: chunk !== undefined });
      done(null, chunk);
    } catch {
      done(new Error(NOT_UTF8));
    }
  };
  const checked = new Transform({
    transform: (chunk: Buffer, _encoding, done) => check(chunk, done),
    flush: (done) => check(undefined, done),
  });
  source.on('error', (error) => checked.destroy(error));
  return source.pipe(checked);
}

/** The text of a whole file that must be UTF-8. */
export function decodeUtf8(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (cause) {
    throw new Error(NOT_UTF8, { cause });
  }
}
