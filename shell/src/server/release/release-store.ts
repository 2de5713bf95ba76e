import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';

/** Where releases lie. A folder here; a bucket answers the same three questions. */
export interface ReleaseStore {
  /** Path under which the browser finds the files. */
  base: string;
  /** Changes when the remote's registry does; null without one. */
  stampOf(remote: string): Promise<string | null>;
  registryText(remote: string): Promise<string>;
  serverBundle(remote: string, version: string, file: string): Promise<string>;
}

export function folderStore(root: string, base: string): ReleaseStore {
  const at = (...parts: string[]) => path.join(root, 'remotes', ...parts);
  return {
    base,
    stampOf: (remote) =>
      stat(at(remote, 'registry.json')).then(
        ({ mtimeMs, size }) => `${mtimeMs}-${size}`,
        () => null,
      ),
    registryText: (remote) => readFile(at(remote, 'registry.json'), 'utf8'),
    serverBundle: (remote, version, file) => readFile(at(remote, version, 'node', file), 'utf8'),
  };
}
