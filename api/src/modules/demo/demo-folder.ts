import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';
import { packageRoot } from '../../platform/package-root';

/** The demo shop that comes with the package. */
export const demoFolder = path.join(packageRoot, 'demo');

/** Reads one file of a demo folder and checks it; an error names the file and the path inside. */
export async function readDemoFile<S extends z.ZodType>(folder: string, file: string, schema: S): Promise<z.output<S>> {
  const parsed = schema.safeParse(await readJson(folder, file));
  if (parsed.success) return parsed.data;
  const wrong = parsed.error.issues.slice(0, 10).map((issue) => `  ${z.core.toDotPath(issue.path)}: ${issue.message}`);
  throw new Error(`The demo file ${file} is wrong:\n${wrong.join('\n')}`);
}

/** Reads `<name>.json` of a sub-folder for every name. */
export async function readDemoFiles<T extends Record<string, z.ZodType>>(
  folder: string,
  sub: string,
  schemas: T,
): Promise<{ [K in keyof T]: z.output<T[K]> }> {
  const names: (keyof T & string)[] = Object.keys(schemas);
  const entries = await Promise.all(
    names.map(async (name) => [name, await readDemoFile(folder, `${sub}/${name}.json`, schemas[name] as T[typeof name])] as const),
  );
  return Object.fromEntries(entries) as { [K in keyof T]: z.output<T[K]> };
}

async function readJson(folder: string, file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(path.join(folder, file), 'utf8'));
  } catch (cause) {
    throw new Error(`The demo file ${file} in ${folder} cannot be read: ${cause instanceof Error ? cause.message : cause}`, { cause });
  }
}
