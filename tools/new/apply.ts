import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { formatText } from '../lib/format-text';
import type { Plan } from './plan';

/** What is on the disk below a path, to be put back. */
type Snapshot = Map<string, Buffer>;

/**
 * Writes a plan, all of it or nothing: when a file or the command behind it fails, everything is as it was before.
 * @returns the files that were written or changed, relative to the root
 */
export async function apply(root: string, { changes, then }: Plan): Promise<string[]> {
  // Formatting reads every text: what cannot be parsed fails before the first write.
  const texts = await Promise.all(changes.map(async ({ file, text }) => ({ file, text: await formatted(file, text) })));
  const paths = [...texts.map(({ file }) => file), ...(then ? [then.writes] : [])].map((file) => path.join(root, file));
  const before = snapshot(paths);
  try {
    for (const { file, text } of texts) {
      mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
      writeFileSync(path.join(root, file), text);
    }
    if (then) run(root, then.command);
  } catch (error) {
    restore(paths, before);
    throw error;
  }
  const written = [...snapshot(paths)].filter(([file, content]) => !before.get(file)?.equals(content));
  return written.map(([file]) => path.relative(root, file));
}

/** Sources and data; prose, SQL and settings stay as they are written. */
const IS_FORMATTED = /\.([cm]?[jt]sx?|json|css)$/;
const formatted = (file: string, text: string): Promise<string> | string => (IS_FORMATTED.test(file) ? formatText(file, text) : text);

function run(root: string, [command = '', ...args]: readonly string[]): void {
  const { status, stdout, stderr, error } = spawnSync(command, args, { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed.\n${error?.message ?? ''}${stdout}${stderr}`);
}

function snapshot(paths: readonly string[]): Snapshot {
  return new Map(paths.flatMap(filesBelow).map((file) => [file, readFileSync(file)]));
}

function restore(paths: readonly string[], before: Snapshot): void {
  for (const file of paths.flatMap(filesBelow)) if (!before.has(file)) rmSync(file);
  for (const [file, content] of before) writeFileSync(file, content);
}

function filesBelow(place: string): string[] {
  if (!existsSync(place)) return [];
  const entries = readdirSync(path.dirname(place), { withFileTypes: true });
  if (entries.some((entry) => entry.name === path.basename(place) && entry.isFile())) return [place];
  return readdirSync(place, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
}
