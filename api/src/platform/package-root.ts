import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Folder of the API package, wherever this code runs from: source, test or bundle. Migrations and demo lie in it. */
export const packageRoot = findPackage(path.dirname(fileURLToPath(import.meta.url)));

function findPackage(dir: string): string {
  if (existsSync(path.join(dir, 'package.json'))) return dir;
  const parent = path.dirname(dir);
  if (parent === dir) throw new Error('The package folder of the API host was not found.');
  return findPackage(parent);
}
