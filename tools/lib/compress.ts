import { readFile, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);
const HASHED = /\.([0-9a-f]{8}\.|\w{8}\.js$)/;
const TEXT = /\.(js|css|json|svg|txt|map)$/;

/** Puts a `.br` and a `.gz` beside every text file of a folder, at the highest quality: done once per release. */
export async function compressFolder(dir: string): Promise<void> {
  const names = await readdir(dir, { recursive: true });
  await Promise.all(
    names
      // A hashed name never changes its content: it is compressed once.
      .filter((name) => TEXT.test(name) && !(HASHED.test(name) && names.includes(`${name}.br`)))
      .map(async (name) => {
        const file = path.join(dir, name);
        const content = await readFile(file);
        if (content.length < 200) return;
        const [small, older] = await Promise.all([
          brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }),
          gz(content, { level: 9 }),
        ]);
        await Promise.all([writeFile(`${file}.br`, small), writeFile(`${file}.gz`, older)]);
      }),
  );
}
