import path from 'node:path';
import { compileFunction } from 'node:vm';
import { build } from 'esbuild';

/** What the loader needs of webpack. */
interface Context {
  resourcePath: string;
  rootContext: string;
  addDependency(file: string): void;
}

/** Puts a module's values, plain data, in its place: what they were computed from stays out of the bundle. */
export default async function constantModuleLoader(this: Context): Promise<string> {
  const { outputFiles, metafile } = await build({
    entryPoints: [this.resourcePath],
    absWorkingDir: this.rootContext,
    bundle: true,
    format: 'cjs',
    write: false,
    metafile: true,
  });
  for (const file of Object.keys(metafile.inputs)) this.addDependency(path.resolve(this.rootContext, file));
  const module: { exports: Record<string, unknown> } = { exports: {} };
  compileFunction(outputFiles[0]?.text ?? '', ['module'])(module);
  return Object.entries(module.exports)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};\n`)
    .join('');
}
