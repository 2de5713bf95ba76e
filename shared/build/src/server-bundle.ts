import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { build, type BuildOptions, type BuildResult, type Plugin } from 'esbuild';
import shrinkStyles from './css-templates-loader';
import { SHARED } from './shared-modules';
import { ROOT, remoteDir, shellDir } from './workspace-paths.mjs';

const FACADES = path.join(ROOT, 'shared/runtime/src/facades');

/** Emotion names a class after its text: server and browser must read the same. */
const sameStyles: Plugin = {
  name: 'same-styles',
  setup({ onLoad }) {
    onLoad({ filter: /\.tsx?$/ }, async ({ path: file }) =>
      file.includes('node_modules')
        ? null
        : { contents: shrinkStyles(await readFile(file, 'utf8')), loader: file.endsWith('x') ? 'tsx' : 'ts' },
    );
  },
};

/** Shared modules by their exact names: esbuild's own `external` would leave out `@hyangro/runtime/format` too, which nobody shares. */
const sharedStaysOutside: Plugin = {
  name: 'shared-stays-outside',
  setup({ onResolve }) {
    const names = new Set(SHARED.map(({ key }) => key));
    onResolve({ filter: /^[^.]/ }, ({ path: name }) => (names.has(name) ? { path: name, external: true } : null));
  },
};

const common = {
  plugins: [sameStyles],
  bundle: true,
  platform: 'node',
  // Modules can be shaken, CommonJS files cannot.
  mainFields: ['module', 'main'],
  target: 'node20',
  jsx: 'automatic',
  define: { 'process.env.NODE_ENV': '"production"', __DEV__: 'false', __SERVER__: 'true' },
  legalComments: 'none',
  logLevel: 'warning',
  charset: 'utf8',
} satisfies BuildOptions;

/** Links, and attributes of styled elements, are the same in every place, or their markup would differ. */
export const browserLike = {
  ...common,
  alias: {
    'react-router-dom': path.join(FACADES, 'react-router-dom.ts'),
    '@emotion/styled': path.join(FACADES, 'emotion-styled.ts'),
    '#emotion-styled': path.join(ROOT, 'shared/runtime/node_modules/@emotion/styled/base/dist/emotion-styled-base.esm.js'),
    '@emotion/is-prop-valid': path.join(import.meta.dirname, 'stubs/every-prop.ts'),
  },
} satisfies BuildOptions;

/**
 * A remote for the shell's server: its door in one CommonJS file, without the shared modules. The server gives it its own
 * (`shell/src/server/remotes/run-bundle.ts`), so that both render one tree.
 */
export const buildRemoteForServer = (remote: string, outfile: string): Promise<BuildResult> =>
  build({
    ...common,
    plugins: [...common.plugins, sharedStaysOutside],
    entryPoints: [path.join(remoteDir(remote), 'src/remote.ts')],
    outfile,
    format: 'cjs',
    minifySyntax: true,
  });

/**
 * The shell's server: React, the shared modules and the page in one file; Fastify stays a package.
 * @param isDemo with the page of the messages that the shop sends
 */
export const buildShellServer = (isDemo = false, outfile = path.join(shellDir, 'dist', isDemo ? 'demo' : 'server', 'main.mjs')) =>
  build({
    ...common,
    entryPoints: [path.join(shellDir, 'src/server/main.ts')],
    outfile,
    define: { ...common.define, __DEMO_BUILD__: String(isDemo) },
    format: 'esm',
    external: ['fastify', '@fastify/*', '@aws-sdk/*'],
    alias: browserLike.alias,
    minifySyntax: true,
    sourcemap: 'linked',
    // React's CommonJS files ask for Node's own modules by `require`.
    banner: { js: "import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);" },
  });

/** The shop's service worker in one file, for a browser's worker; the shell's server answers it at its own address. */
export const buildWorker = (outfile = path.join(shellDir, 'dist/worker/sw.js')): Promise<BuildResult> =>
  build({
    ...common,
    entryPoints: [path.join(shellDir, 'src/worker/worker.ts')],
    outfile,
    platform: 'browser',
    target: 'es2022',
    define: { ...common.define, __SERVER__: 'false' },
    format: 'iife',
    minify: true,
  });
