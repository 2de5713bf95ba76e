import { addToConst } from './edit';
import { titleOf } from './names';
import { refuse, type Plan, type Args } from './plan';
import type { Workspace } from './workspace';

const TABLE = 'shared/contracts/src/routes/table.ts';
const LOCK = 'pnpm-lock.yaml';
/** Its packages are what every remote is made of. */
const MODEL = 'mfe-raffle';
const TAKEN = ['shell', 'shared', 'api', 'remote', 'host'];
const TEMPLATES: Readonly<Record<string, string>> = {
  'README.md': 'README.md',
  'webpack.config.ts': 'webpack.config.ts',
  'jest.config.mjs': 'jest.config.mjs',
  'contract.json': 'contract.json',
  'src/remote.ts': 'remote.ts',
  'src/remote.test.ts': 'remote.test.ts',
  'src/lifecycles.ts': 'lifecycles.ts',
  'src/messages.ts': 'messages.ts',
};

/** `pnpm new remote <name>`: the folder of a new team, its journey, and its name in the contract's list. Screens come with `pnpm new screen`. */
export function newRemote(workspace: Workspace, { words: [name] }: Args): Plan {
  if (!name || !/^[a-z]{2,20}$/.test(name))
    return refuse(`"${name ?? ''}" is no name of a remote: 2 to 20 small letters, for example gifts.`);
  if (TAKEN.includes(name)) refuse(`"${name}" is a part of the house and no name of a remote.`);
  const dir = `mfe-${name}`;
  if (workspace.has(dir)) refuse(`The remote ${name} exists already in ${dir}.`);
  const values = { name, title: titleOf(name) };
  const table = addToConst(workspace.read(TABLE), 'REMOTES', `'${name}'`) ?? refuse(`${TABLE} has no list REMOTES.`);
  return {
    changes: [
      { file: TABLE, text: table, kind: 'code' },
      { file: LOCK, text: lockWith(workspace.read(LOCK), dir), kind: 'generated' },
      { file: `${dir}/package.json`, text: packageOf(workspace, name), kind: 'code' },
      ...Object.entries(TEMPLATES).map(([file, template]) => ({
        file: `${dir}/${file}`,
        text: workspace.fill(`remote/${template}`, values),
        kind: 'code' as const,
      })),
      { file: `e2e/specs/${name}/${name}.spec.ts`, text: workspace.fill('remote/journey.spec.ts', values), kind: 'code' },
      ...['ko', 'en', 'cn'].map((locale) => ({ file: `${dir}/locales/${locale}.json`, text: '{}\n', kind: 'locale' as const })),
    ],
    next: [`pnpm install`, `pnpm new screen ${name} home --route ${titleOf(name)} --path /${name}`],
  };
}

const packageOf = (workspace: Workspace, name: string): string =>
  workspace.read(`${MODEL}/package.json`).replaceAll(MODEL.replace('mfe-', ''), name);

/** The same packages in the same versions: the model's entry of the lock file under the new name, in its place by the alphabet. */
function lockWith(lock: string, dir: string): string {
  const [, head = '', importers = '', tail = ''] = /^([\s\S]*?\nimporters:\n)([\s\S]*?)(\npackages:\n[\s\S]*)$/.exec(lock) ?? [];
  const entries = importers.split(/\n(?= {2}\S)/).flatMap((entry) => entry.trimEnd() || []);
  const model = entries.find((entry) => entry.trim().startsWith(`${MODEL}:`)) ?? refuse(`${LOCK} has no entry ${MODEL}.`);
  const own = model.replace(`${MODEL}:`, `${dir}:`);
  const after = entries.findIndex((entry) => (entry.trim().split(':')[0] ?? '') > dir);
  const all = entries.toSpliced(after < 0 ? entries.length : after, 0, own);
  return `${head}${all.map((entry) => `\n${entry}\n`).join('')}${tail}`;
}
