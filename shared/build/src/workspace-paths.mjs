import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../..');

/** Folder of a remote's package. */
export const remoteDir = (name) => path.join(ROOT, `mfe-${name}`);
export const shellDir = path.join(ROOT, 'shell');
export const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));
