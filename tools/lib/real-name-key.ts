import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './proc.mjs';

type Settings = Readonly<Record<string, string | undefined>>;

/** Beside the database that it belongs to. */
const fileOf = ({ DATA_DIR = process.env.DATA_DIR }: Settings): string =>
  path.join(path.dirname(DATA_DIR || path.join(ROOT, '.data/db')), 'real-name.key');

/** The key of a demo shop that was started before; null when there is none. */
export const keptRealNameKey = (settings: Settings): string | null => {
  const file = fileOf(settings);
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : null;
};

/** The key of the environment, else one that is made at the first start and kept beside the database: what it encrypts must be readable at the next. */
export function realNameKey(settings: Settings): string {
  const known = process.env.REAL_NAME_KEY || keptRealNameKey(settings);
  if (known) return known;
  const key = randomBytes(32).toString('hex');
  const file = fileOf(settings);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${key}\n`, { mode: 0o600 });
  return key;
}
