import { existsSync, readdirSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { CHUNK_LOAD_TIMEOUT_MS } from '@hyangro/contracts/constants';
import Terser from 'terser-webpack-plugin';
import type { Chunk, Configuration } from 'webpack';
import { ROOT } from './workspace-paths.mjs';

const require = createRequire(import.meta.url);

export type Mode = 'production' | 'development';

interface Build {
  /** Folder of the package. */
  dir: string;
  name: string;
  /** Folder for the files, in that of the package. */
  out: string;
  publicPath: string;
  mode?: Mode;
  /** Every component can be taken back while it is shown (Fast Refresh): needs a development build of React. */
  isRefreshed?: boolean;
  /** Version, when it is built for a release. */
  release?: string;
}

/** What every browser build of the shop has in common. */
export function baseConfig({ dir, name, out, publicPath, mode = 'production', isRefreshed = mode !== 'production', release = '' }: Build) {
  const isProduction = mode === 'production';
  const pattern = isProduction ? '[name].[contenthash:8].js' : '[name].js';
  return {
    name,
    mode,
    context: dir,
    target: ['web', 'es2022'],
    devtool: isProduction ? false : 'cheap-module-source-map',
    output: {
      path: path.join(dir, out),
      publicPath,
      // A server that runs meanwhile still names yesterday's files.
      clean: { keep: (file: string) => isYoung(path.join(dir, out, file)) },
      // Chunks of two releases on one page must not meet.
      uniqueName: `hyangro_${name}${release && `_${release}`}`,
      filename: pattern,
      chunkFilename: pattern,
      chunkLoadTimeout: CHUNK_LOAD_TIMEOUT_MS,
      crossOriginLoading: 'anonymous',
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.mjs', '.js'],
      // Packages that do not depend on the runtime (the UI kit) meet the facades too.
      alias: {
        '@hyangro/runtime/facades': path.join(ROOT, 'shared/runtime/src/facades'),
      },
    },
    module: {
      rules: [
        { test: /\.tsx?$/, exclude: /node_modules/, use: [swc(isRefreshed), require.resolve('./css-templates-loader.ts')] },
        { test: /contracts[\\/]src[\\/]routes[\\/]route-paths\.ts$/, enforce: 'pre', use: require.resolve('./constant-module-loader.ts') },
        { test: /numeral[\\/]numeral\.js$/, use: require.resolve('./numeral-formats-loader.ts') },
        { test: /react-router[\\/]dist[\\/].*\.mjs$/, use: require.resolve('./pure-components-loader.ts') },
      ],
    },
    optimization: {
      moduleIds: isProduction ? 'deterministic' : 'named',
      chunkIds: isProduction ? 'deterministic' : 'named',
      splitChunks: { chunks: isShared, minSize: 40_000, cacheGroups: { defaultVendors: false } },
      minimizer: [
        new Terser({
          minify: Terser.swcMinify,
          extractComments: false,
          terserOptions: { ecma: 2022, compress: { passes: 4 }, mangle: true, format: { comments: false } },
        }),
      ],
    },
    performance: { hints: false },
    cache: {
      type: 'filesystem',
      cacheDirectory: path.join(dir, '.cache/webpack'),
      name: `${name}-${mode}${isProduction || isRefreshed ? '' : '-reloaded'}`,
      buildDependencies: { config: SOURCES },
    },
    infrastructureLogging: { level: 'error' },
    stats: 'errors-warnings',
  } satisfies Configuration;
}

/** Sources of the build: what is kept between builds is thrown away when one changes. webpack does not follow imports of TypeScript. */
const SOURCES = readdirSync(import.meta.dirname)
  .filter((name) => !name.endsWith('.test.ts'))
  .map((name) => path.join(import.meta.dirname, name));
/** Lazy chunks share large parts. Design templates bring their own: for their sake no screen of the shop comes in two files. */
const isShared = (chunk: Chunk): boolean => !chunk.canBeInitial() && !chunk.name?.startsWith('screen-publ');
const DAY_MS = 86_400_000;
const isYoung = (file: string): boolean => existsSync(file) && Date.now() - statSync(file).mtimeMs < DAY_MS;

const swc = (isRefreshed: boolean) => ({
  loader: require.resolve('swc-loader'),
  options: {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      target: 'es2022',
      transform: { react: { runtime: 'automatic', development: isRefreshed, refresh: isRefreshed } },
    },
  },
});
