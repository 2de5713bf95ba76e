import { addImport, addToConst } from './edit';
import { refuse } from './plan';
import type { Workspace } from './workspace';

const CONTRACTS = 'shared/contracts/src';

/** The call of the contract that the router could not tell from this one. */
export function takenBy(workspace: Workspace, method: string, url: string): { call: string; file: string } | undefined {
  const shape = (call: string) => call.replace(/:\w+/g, ':');
  return contractFiles(workspace)
    .flatMap((file) =>
      [...workspace.read(file).matchAll(/'((?:GET|POST|PUT|PATCH|DELETE) \/[^']*)'\s*:/g)].map(([, call]) => ({ call: call ?? '', file })),
    )
    .find(({ call }) => shape(call) === shape(`${method} ${url}`));
}

export const contractFiles = (workspace: Workspace): string[] =>
  workspace
    .list(CONTRACTS)
    .flatMap((dir) => workspace.list(`${CONTRACTS}/${dir}`).map((file) => `${CONTRACTS}/${dir}/${file}`))
    .filter((file) => file.endsWith('.contract.ts'));

/** The module's contract: the file of its name, else the only one in the folder of its name. */
export function contractFile(workspace: Workspace, name: string): string {
  const files = contractFiles(workspace);
  const named = files.find((file) => file.endsWith(`/${name}.contract.ts`));
  const own = files.filter((file) => file.startsWith(`${CONTRACTS}/${name}/`));
  return (
    named ?? (own.length === 1 && own[0] ? own[0] : refuse(`The module ${name} has no contract: ${CONTRACTS}/${name}/${name}.contract.ts.`))
  );
}

/** Codes that the whole shop knows are taken from the kit, others are text. */
export function contractWith(
  workspace: Workspace,
  file: string,
  { key, title, params, isMember, ok }: { key: string; title: string; params: readonly string[]; isMember: boolean; ok?: string },
): string {
  const kit = workspace.read(`${CONTRACTS}/kit/schemas.ts`);
  const isKnown = (param: string) => new RegExp(`export const ${param} = z\\.string\\(`).test(kit);
  const fields = params.map((param) => (isKnown(param) ? param : `${param}: z.string().min(1).max(64)`)).join(', ');
  const row = [
    `'${key}': {`,
    `summary: '${title}',`,
    `source: 'to be named',`,
    `access: '${isMember ? 'member' : 'guest'}',`,
    ...(params.length > 0 ? [`params: z.object({ ${fields} }),`] : []),
    `ok: ${ok ?? `z.object({ ${fields} })`},`,
    ...(ok === 'z.void()' ? ['status: 204,'] : []),
    '}',
  ].join('\n');
  const before = workspace.read(file);
  const name = /export const (\w+) = contract\(/.exec(before)?.[1] ?? '';
  const text = addToConst(before, name, row) ?? refuse(`${file} has no \`export const … = contract({…})\`.`);
  return params.filter(isKnown).reduce((edited, param) => addImport(edited, '../kit/schemas', param), text);
}
