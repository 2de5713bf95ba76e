import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync, type ModuleItem } from '@swc/core';
import { importsIn } from './imports-in';

/**
 * Sources of a package that some of its modules reach, themselves included, by file: over static and lazy imports, types aside.
 * Other packages are not followed.
 * @param roots files without their endings
 * @throws {Error} for a relative import of a module that does not exist
 */
export function reachableFrom(roots: readonly string[]): ReadonlyMap<string, string> {
  const sources = new Map<string, string>();
  const waiting = roots.map(fileOf);
  for (let file = waiting.pop(); file; file = waiting.pop()) {
    if (sources.has(file)) continue;
    const source = readFileSync(file, 'utf8');
    sources.set(file, source);
    const folder = path.dirname(file);
    waiting.push(...relativeImports(source, file).map((name) => fileOf(path.join(folder, name))));
  }
  return sources;
}

function relativeImports(source: string, file: string): string[] {
  const { body } = parseSync(source, { syntax: 'typescript', tsx: file.endsWith('x') });
  return [...body.flatMap(staticImport), ...importsIn(body)].filter((name) => name.startsWith('.') && !name.endsWith('.json'));
}

function staticImport(item: ModuleItem): string[] {
  if (item.type === 'ImportDeclaration') return item.typeOnly ? [] : [item.source.value];
  if (item.type === 'ExportAllDeclaration') return [item.source.value];
  if (item.type === 'ExportNamedDeclaration') return item.source && !('typeOnly' in item && item.typeOnly) ? [item.source.value] : [];
  return [];
}

function fileOf(module: string): string {
  const file = [`${module}.ts`, `${module}.tsx`, path.join(module, 'index.ts')].find(existsSync);
  if (!file) throw new Error(`${module}: no such module`);
  return file;
}
