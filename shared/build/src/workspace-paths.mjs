import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Plain JavaScript: the commands need the root before anything is installed. */
export const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../..');

/** Folder of a remote's package. */
export const remoteDir = (/** @type {string} */ name) => path.join(ROOT, `mfe-${name}`);
export const shellDir = path.join(ROOT, 'shell');
export const readJson = (/** @type {string} */ file) => JSON.parse(readFileSync(file, 'utf8'));

/** Every remote: the folders `mfe-<name>` with a package. A test holds the contract's `REMOTES` to them. */
export const REMOTES = readdirSync(ROOT)
  .flatMap((folder) => /^mfe-(\w+)$/.exec(folder)?.[1] ?? [])
  .filter((name) => existsSync(path.join(remoteDir(name), 'package.json')))
  .sort();
