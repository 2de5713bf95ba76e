import { cpSync, existsSync, lstatSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { STAMP, markInstalled } from './install.mjs';
import { ROOT } from './proc.mjs';

const LEFT_OUT = new Set(['.git', 'node_modules', 'dist', 'dist-node', '.cache', '.data', '.release', 'coverage', 'test-results']);

interface Scratch {
  root: string;
  /** Gives a new package of the copy the packages that one of the workspace has, as `pnpm install` would by the copy's lock file. */
  linkPackages(from: string, to: string): void;
  remove(): void;
}

/**
 * A copy of the workspace's sources to try things on, with the packages of this one: links between packages of the
 * workspace lead to the copy, everything else to the installed files. `pnpm install` must never run in it.
 * @param without top folders that the copy has not
 */
export function scratchCopy(without: readonly string[] = []): Scratch {
  const root = mkdtempSync(path.join(realpathSync(os.tmpdir()), 'hyangro-scratch-'));
  const isCopied = (file: string) => !LEFT_OUT.has(path.basename(file)) && !without.includes(path.relative(ROOT, file));
  cpSync(ROOT, root, { recursive: true, filter: isCopied });
  linkInstalled(root);
  for (const dir of packages()) if (existsSync(path.join(root, dir))) linkPackages(dir, root, dir);
  return {
    root,
    linkPackages(from, to) {
      linkPackages(from, root, to);
      markInstalled(root);
    },
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}

/** Each by a link of its own: what the copy writes beside them stays in the copy. */
function linkInstalled(root: string): void {
  const [from, to] = [path.join(ROOT, 'node_modules'), path.join(root, 'node_modules')];
  mkdirSync(to);
  for (const name of readdirSync(from))
    if (name !== STAMP && !name.startsWith('.cache')) symlinkSync(path.join(from, name), path.join(to, name));
  markInstalled(root);
}

const packages = (): string[] =>
  ['.', 'shared']
    .flatMap((dir) => readdirSync(path.join(ROOT, dir)).map((name) => path.join(dir, name)))
    .filter((dir) => existsSync(path.join(ROOT, dir, 'package.json')));

/** The links of one package's node_modules, as they are: relative. */
function linkPackages(from: string, root: string, to: string): void {
  const links = path.join(ROOT, from, 'node_modules');
  if (!existsSync(links) || lstatSync(path.join(root, to)).isSymbolicLink()) return;
  cpSync(links, path.join(root, to, 'node_modules'), {
    recursive: true,
    verbatimSymlinks: true,
    filter: (file) => !file.includes('.cache'),
  });
}
