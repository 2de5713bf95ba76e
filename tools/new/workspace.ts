import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';

/** The repository as a generator sees it: read only. */
export interface Workspace {
  root: string;
  has(file: string): boolean;
  read(file: string): string;
  /** Names in a folder; none when there is no such folder. */
  list(dir: string): string[];
  /** A template of `tools/new/templates` with its `{{places}}` filled. Throws for a place without a value. */
  fill(template: string, values: Readonly<Record<string, string>>): string;
}

export function openWorkspace(root: string): Workspace {
  const at = (file: string) => path.join(root, file);
  const read = (file: string) => readFileSync(at(file), 'utf8');
  return {
    root,
    read,
    has: (file) => existsSync(at(file)),
    list: (dir) => (existsSync(at(dir)) && statSync(at(dir)).isDirectory() ? readdirSync(at(dir)).sort() : []),
    fill: (template, values) =>
      read(`tools/new/templates/${template}.tpl`).replace(/\{\{(\w+)\}\}/g, (_, place: string) => {
        const value = values[place];
        if (value === undefined) throw new Error(`${template}.tpl: no value for {{${place}}}`);
        return value;
      }),
  };
}
