import { apiModule } from './api-module';
import { camelOf, kebabName, snakeOf, titleOf } from './names';
import { refuse, type Plan, type Args } from './plan';
import type { Workspace } from './workspace';

/** `pnpm new table <module> <name>`: the table in a file of its own, and the migration that makes it. */
export function newTable(workspace: Workspace, { words: [moduleName, given] }: Args): Plan {
  const { dir } = apiModule(workspace, moduleName);
  const name = kebabName('table', given);
  const file = `${dir}/${name}.tables.ts`;
  if (workspace.has(file)) refuse(`${file} exists already.`);
  const table = snakeOf(name);
  const owner = tableOwner(workspace, table);
  if (owner) refuse(`The table ${table} exists already in ${owner}.`);
  const values = { table, const: `${camelOf(name)}Table`, code: `${camelOf(name)}Cd`, column: `${table}_cd`, title: titleOf(name) };
  return {
    changes: [{ file, text: workspace.fill('table/tables.ts', values), kind: 'code' }],
    then: { command: ['npm', 'run', '-s', 'migration', '--prefix', 'api', '--', '--name', table], writes: 'api/migrations' },
    next: [`Add the columns, then once more: pnpm --filter @hyangro/api migration --name ${table}_columns`],
  };
}

/** The file that declares a table of this name. */
function tableOwner(workspace: Workspace, table: string): string | undefined {
  const dirs = ['api/src/platform', 'api/src/modules'].flatMap((dir) => workspace.list(dir).map((name) => `${dir}/${name}`));
  return dirs
    .flatMap((dir) => workspace.list(dir).map((name) => `${dir}/${name}`))
    .filter((file) => file.endsWith('.tables.ts'))
    .find((file) => new RegExp(`pgTable\\(\\s*'${table}'`).test(workspace.read(file)));
}
