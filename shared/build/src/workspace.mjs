import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';

export const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../..');

/** Folder of a remote's package. */
export const remoteDir = (name) => path.join(ROOT, `mfe-${name}`);
export const shellDir = path.join(ROOT, 'shell');
export const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** The contract's plain data: routes, remotes, locales, version. It is TypeScript, so it is bundled into memory first. */
export const contract = await readContract();

async function readContract() {
  const { outputFiles } = buildSync({
    stdin: {
      contents:
        "export * from './routes/table'; export * from './locales'; export * from './version'; export { CHUNK_LOAD_TIMEOUT_MS } from './constants';",
      resolveDir: path.join(ROOT, 'shared/contracts/src'),
      loader: 'ts',
    },
    bundle: true,
    format: 'esm',
    write: false,
  });
  return import(`data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString('base64')}`);
}
