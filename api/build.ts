/** Bundles the API host, the shop's command and the embedded database's thread into dist/. Installed packages stay outside. */
import { rmSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';

const root = import.meta.dirname;
const outdir = path.resolve(root, process.argv[2] ?? 'dist');

/** Our own packages are sources; `cookie` is installed in one of them; dayjs names its plugins in a way that Node does not resolve. */
const isBundled = (name: string): boolean => /^(@hyangro\/|(cookie|dayjs)(\/|$))/.test(name);

rmSync(outdir, { recursive: true, force: true });
await bundle(outdir);
if (!process.argv[2]) {
  // What `npm start` runs: the same with the page of messages.
  await bundle(path.join(outdir, 'demo'), { isDemo: true });
  // What the browser journeys drive: with the doors for tests, too (QA-02).
  await bundle(path.join(outdir, 'qa'), { isDemo: true, hasDoorsForTests: true });
}

async function bundle(into: string, { isDemo = false, hasDoorsForTests = false } = {}): Promise<void> {
  await build({
    absWorkingDir: root,
    entryPoints: {
      main: 'src/main.ts',
      shop: 'src/cli/shop.ts',
      'embedded-worker': 'src/platform/db/embedded-worker.mjs',
    },
    outdir: into,
    bundle: true,
    // What only some shops load (S3, mail, the doors for tests) becomes a file of its own.
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    define: { __QA_BUILD__: String(hasDoorsForTests), __DEMO_BUILD__: String(isDemo) },
    sourcemap: true,
    logLevel: 'warning',
    plugins: [
      {
        name: 'installed-packages-stay-outside',
        setup({ onResolve }) {
          onResolve({ filter: /^[^./]/ }, ({ path: name, kind }) =>
            kind === 'entry-point' || isBundled(name) ? undefined : { path: name, external: true },
          );
        },
      },
    ],
  });
}
