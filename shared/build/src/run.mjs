import path from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack from 'webpack';

/**
 * Builds a package by its `webpack.config.mjs`, into `out` when given; rejects with all errors as text.
 * @param {string} dir
 * @param {string} [out]
 */
export async function buildWeb(dir, out) {
  const { default: config } = await import(pathToFileURL(path.join(dir, 'webpack.config.mjs')).href);
  return runWebpack(out ? { ...config, output: { ...config.output, path: out } } : config);
}

/**
 * One run of webpack; resolves with its stats.
 * @returns {Promise<import('webpack').Stats | undefined>}
 */
export const runWebpack = (/** @type {import('webpack').Configuration} */ config) =>
  new Promise((resolve, reject) => {
    const compiler = webpack(config);
    compiler.run((error, stats) => {
      // Closing writes the cache.
      compiler.close(() => {
        if (error) return reject(error);
        if (stats?.hasErrors()) return reject(new Error(stats.toString({ preset: 'errors-only', colors: false })));
        resolve(stats);
      });
    });
  });
