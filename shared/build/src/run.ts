import path from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack, { type Configuration, type Stats } from 'webpack';

/** Builds a package by its `webpack.config.ts`, into `out` when given; rejects with all errors as text. */
export async function buildWeb(dir: string, out?: string): Promise<Stats | undefined> {
  const { default: config }: { default: Configuration } = await import(pathToFileURL(path.join(dir, 'webpack.config.ts')).href);
  return runWebpack(out ? { ...config, output: { ...config.output, path: out } } : config);
}

/** One run of webpack; resolves with its stats. */
export const runWebpack = (config: Configuration): Promise<Stats | undefined> =>
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
