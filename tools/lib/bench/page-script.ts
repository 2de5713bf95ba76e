import path from 'node:path';
import { buildSync } from 'esbuild';

/** Text of a script of `in-page/`, for `addInitScript`: it runs before any script of the page, whatever the page's policy. */
export function pageScript(name: string): string {
  const [file] = buildSync({
    entryPoints: [path.join(import.meta.dirname, 'in-page', `${name}.ts`)],
    bundle: true,
    format: 'iife',
    write: false,
  }).outputFiles;
  if (!file) throw new Error(`${name} was not built.`);
  return file.text;
}
