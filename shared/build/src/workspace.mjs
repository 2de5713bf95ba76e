import path from 'node:path';
import { buildSync } from 'esbuild';
import { ROOT } from './workspace-paths.mjs';

export { ROOT, readJson, remoteDir, shellDir } from './workspace-paths.mjs';

/** The contract's plain data: routes, remotes, locales, version, the shape of a release. It is TypeScript, so it is bundled into memory first. */
export const contract = await readContract();

/**
 * @returns {Promise<
 *   typeof import('../../contracts/src/routes/table') &
 *   typeof import('../../contracts/src/locales') &
 *   typeof import('../../contracts/src/version') &
 *   Pick<typeof import('../../contracts/src/constants'), 'CHUNK_LOAD_TIMEOUT_MS'> &
 *   typeof import('../../contracts/src/release/release') &
 *   typeof import('../../contracts/src/release/remote-contract')
 * >}
 */
async function readContract() {
  const {
    outputFiles: [code],
  } = buildSync({
    stdin: {
      contents:
        "export * from './routes/table'; export * from './locales'; export * from './version'; export { CHUNK_LOAD_TIMEOUT_MS } from './constants'; export * from './release/release'; export * from './release/remote-contract';",
      resolveDir: path.join(ROOT, 'shared/contracts/src'),
      loader: 'ts',
    },
    bundle: true,
    format: 'esm',
    write: false,
  });
  return import(`data:text/javascript;base64,${Buffer.from(code?.contents ?? '').toString('base64')}`);
}
