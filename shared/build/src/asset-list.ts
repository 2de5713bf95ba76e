import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Compiler } from 'webpack';
import { integrityOf } from './integrity';

const FAST = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };

/** Writes `assets.json`: the scripts of the first load with their hashes and sizes (brotli, about), for the server's HTML. */
export class AssetListPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.afterEmit.tap('AssetListPlugin', ({ entrypoints, outputOptions }) => {
      const scripts = (entrypoints.get('main')?.getFiles() ?? [])
        .filter((file) => file.endsWith('.js') && !file.includes('.hot-update.'))
        .map((file) => {
          const code = readFileSync(path.join(outputOptions.path, file));
          return { href: outputOptions.publicPath + file, integrity: integrityOf(code), bytes: brotliCompressSync(code, FAST).length };
        });
      writeFileSync(path.join(outputOptions.path, 'assets.json'), JSON.stringify({ scripts }));
    });
  }
}
