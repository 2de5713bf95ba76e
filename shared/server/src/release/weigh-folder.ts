import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FileBytes } from '@hyangro/contracts/release/weight.rules';

const packed = promisify(gzip);

/** Bytes, gzip, of the scripts and style sheets that browsers get of a version; measured from the files, whatever is compressed beside them. */
export async function weighFolder(draft: string): Promise<FileBytes> {
  const web = path.join(draft, 'web');
  const names = (await readdir(web)).filter((name) => /\.(js|css)$/.test(name));
  const sized = names.map(async (name) => [name, (await packed(await readFile(path.join(web, name)), { level: 9 })).length] as const);
  return new Map(await Promise.all(sized));
}
