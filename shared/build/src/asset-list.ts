import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Compiler } from 'webpack';
import { integrityOf } from './integrity';

/** Writes `assets.json`: the scripts of the first load with their hashes, for the server's HTML. */
export class AssetListPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.afterEmit.tap('AssetListPlugin', ({ entrypoints, outputOptions }) => {
      const scripts = (entrypoints.get('main')?.getFiles() ?? [])
        .filter((file) => file.endsWith('.js') && !file.includes('.hot-update.'))
        .map((file) => ({
          href: outputOptions.publicPath + file,
          integrity: integrityOf(readFileSync(path.join(outputOptions.path, file))),
        }));
      writeFileSync(path.join(outputOptions.path, 'assets.json'), JSON.stringify({ scripts }));
    });
  }
}
