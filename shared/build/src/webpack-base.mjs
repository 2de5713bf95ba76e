import { existsSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import Terser from 'terser-webpack-plugin';
import { ROOT, contract } from './workspace.mjs';

const require = createRequire(import.meta.url);

/**
 * What every browser build of the shop has in common.
 * @param {{
 *   dir: string,
 *   name: string,
 *   out: string,
 *   publicPath: string,
 *   mode?: 'production' | 'development',
 *   release?: string,
 * }} options `dir` is the package, `out` its folder for the files, `release` its version
 */
export function baseConfig({ dir, name, out, publicPath, mode = 'production', release = '' }) {
  const isProduction = mode === 'production';
  const pattern = isProduction ? '[name].[contenthash:8].js' : '[name].js';
  return /** @satisfies {import('webpack').Configuration} */ ({
    name,
    mode,
    context: dir,
    target: ['web', 'es2022'],
    devtool: isProduction ? false : 'cheap-module-source-map',
    output: {
      path: path.join(dir, out),
      publicPath,
      // A server that runs meanwhile still names yesterday's files.
      clean: { keep: (/** @type {string} */ file) => isYoung(path.join(dir, out, file)) },
      // Chunks of two releases on one page must not meet.
      uniqueName: `hyangro_${name}${release && `_${release}`}`,
      filename: pattern,
      chunkFilename: pattern,
      chunkLoadTimeout: contract.CHUNK_LOAD_TIMEOUT_MS,
      crossOriginLoading: 'anonymous',
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.mjs', '.js'],
      // Packages that do not depend on the runtime (the UI kit) meet the facades too.
      alias: { '@hyangro/runtime/facades': path.join(ROOT, 'shared/runtime/src/facades') },
    },
    module: {
      rules: [
        { test: /\.tsx?$/, exclude: /node_modules/, use: [swc(isProduction), require.resolve('./css-templates-loader.cjs')] },
        { test: /react-router[\\/]dist[\\/].*\.mjs$/, use: require.resolve('./pure-components-loader.cjs') },
      ],
    },
    optimization: {
      moduleIds: isProduction ? 'deterministic' : 'named',
      chunkIds: isProduction ? 'deterministic' : 'named',
      splitChunks: { chunks: 'async', minSize: 40_000, cacheGroups: { defaultVendors: false } },
      minimizer: [
        new Terser({
          minify: Terser.swcMinify,
          extractComments: false,
          terserOptions: { ecma: 2022, compress: { passes: 2 }, mangle: true, format: { comments: false } },
        }),
      ],
    },
    performance: { hints: false },
    cache: {
      type: 'filesystem',
      cacheDirectory: path.join(dir, '.cache/webpack'),
      name: `${name}-${mode}`,
      buildDependencies: { config: [import.meta.filename] },
    },
    infrastructureLogging: { level: 'error' },
    stats: 'errors-warnings',
  });
}

const DAY_MS = 86_400_000;
const isYoung = (/** @type {string} */ file) => existsSync(file) && Date.now() - statSync(file).mtimeMs < DAY_MS;

const swc = (/** @type {boolean} */ isProduction) => ({
  loader: require.resolve('swc-loader'),
  options: {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      target: 'es2022',
      transform: { react: { runtime: 'automatic', development: !isProduction, refresh: !isProduction } },
    },
  },
});
