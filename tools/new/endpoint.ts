import { apiModule } from './api-module';
import { addImport, addToConst, addToFunction, exportedFunction, type Edited } from './edit';
import { camelOf, titleOf } from './names';
import { refuse, type Plan, type Wishes } from './plan';
import type { Workspace } from './workspace';

const CONTRACTS = 'shared/contracts/src';
/** First word of a handler's name by method. */
const VERBS: Readonly<Record<string, string>> = { GET: 'read', POST: 'create', PUT: 'put', PATCH: 'change', DELETE: 'delete' };

/** `pnpm new endpoint <module> 'GET /brands/:brandCd'`: its row of the contract, its route, its service and a test of the call. */
export function newEndpoint(workspace: Workspace, { words: [moduleName, key], member }: Wishes): Plan {
  const { name, dir } = apiModule(workspace, moduleName);
  const { method, url, params, action } = readKey(key);
  const taken = takenBy(workspace, method, url);
  if (taken) refuse(`${method} ${url} is taken: ${taken.call} in ${taken.file}.`);
  const contract = contractFile(workspace, name);
  const routes = routesFile(workspace, name, dir);
  const service = `${dir}/${action}.service.ts`;
  const test = `${dir}/${action}.test.ts`;
  for (const file of [service, test]) if (workspace.has(file)) refuse(`${file} exists already.`);
  const isMember = member || method !== 'GET';
  const answer = answerOf(method, params);
  const given = params.length > 0 ? `params: ParsedRequestOf<Api['${method} ${url}']>['params']` : '';
  const values = {
    key: `${method} ${url}`,
    call: method.toLowerCase(),
    example: url.replace(/:\w+/g, 'X1'),
    title: titleOf(action),
    handler: camelOf(action),
    file: action,
    given,
    unused: given && `_${given}`,
    types: params.length > 0 ? 'ParsedRequestOf, ReplyOf' : 'ReplyOf',
    value: answer.value,
    body: method === 'GET' ? JSON.stringify(answer.expected(params)) : '',
  };
  const kind = method === 'GET' ? 'read' : 'write';
  return {
    changes: [
      { file: contract, text: contractText(workspace, contract, { ...values, params, isMember, ok: answer.schema }), kind: 'code' },
      { file: routes.file, text: routesText(workspace, routes, values), kind: 'code' },
      { file: service, text: workspace.fill(`endpoint/${kind}.service.ts`, values), kind: 'code' },
      { file: test, text: workspace.fill(`endpoint/${isMember ? 'member' : 'guest'}-${kind}.test.ts`, values), kind: 'code' },
    ],
    next: [`Say in ${contract} what it takes and answers, then let ${service} do it.`],
  };
}

/** Method, path and a name of a call. Refuses what is no call of the contract. */
function readKey(key: string | undefined) {
  const [, method, url] = /^(GET|POST|PUT|PATCH|DELETE) (\/\S*)$/.exec(key ?? '') ?? [];
  if (!method || !url) return refuse(`"${key ?? ''}" is no call: write it as 'GET /brands/:brandCd'.`);
  if (!/^(\/([a-z0-9]+(-[a-z0-9]+)*|:[a-z][A-Za-z0-9]*))+$/.test(url))
    refuse(`"${url}" is no path: parts in small letters with hyphens, places as :brandCd, no slash at the end.`);
  const params = [...url.matchAll(/:(\w+)/g)].map(([, param]) => param ?? '');
  if (new Set(params).size < params.length) refuse(`"${url}" has two places of one name.`);
  const parts = url.split('/').filter((part) => part && !part.startsWith(':'));
  const last = parts.at(-1);
  if (!last) return refuse(`"${url}" needs a part with a name.`);
  // One of many is named in the singular: /brands/:brandCd reads a brand.
  const isOne = /:\w+$/.test(url);
  const words = [...parts.slice(0, -1), isOne ? last.replace(/s$/, '') : last];
  return { method, url, params, action: [VERBS[method] ?? '', ...words].join('-') };
}

/** The call of the contract that the router could not tell from this one. */
function takenBy(workspace: Workspace, method: string, url: string): { call: string; file: string } | undefined {
  const shape = (call: string) => call.replace(/:\w+/g, ':');
  return contractFiles(workspace)
    .flatMap((file) =>
      [...workspace.read(file).matchAll(/'((?:GET|POST|PUT|PATCH|DELETE) \/[^']*)'\s*:/g)].map(([, call]) => ({ call: call ?? '', file })),
    )
    .find(({ call }) => shape(call) === shape(`${method} ${url}`));
}

const contractFiles = (workspace: Workspace): string[] =>
  workspace
    .list(CONTRACTS)
    .flatMap((dir) => workspace.list(`${CONTRACTS}/${dir}`).map((file) => `${CONTRACTS}/${dir}/${file}`))
    .filter((file) => file.endsWith('.contract.ts'));

/** The module's contract: the file of its name, else the only one in the folder of its name. */
function contractFile(workspace: Workspace, name: string): string {
  const files = contractFiles(workspace);
  const named = files.find((file) => file.endsWith(`/${name}.contract.ts`));
  const own = files.filter((file) => file.startsWith(`${CONTRACTS}/${name}/`));
  return (
    named ?? (own.length === 1 && own[0] ? own[0] : refuse(`The module ${name} has no contract: ${CONTRACTS}/${name}/${name}.contract.ts.`))
  );
}

function routesFile(workspace: Workspace, name: string, dir: string): { file: string; fn: string } {
  const file = `${dir}/${name}.routes.ts`;
  const fn = workspace.has(file) && exportedFunction(workspace.read(file), /Routes$/);
  return fn ? { file, fn } : refuse(`The module ${name} has no function with its routes in ${file}.`);
}

function answerOf(method: string, params: readonly string[]) {
  if (method !== 'GET') return { schema: 'z.void()', value: '', expected: () => null };
  if (params.length === 0)
    return { schema: 'z.object({ items: z.array(z.string()) })', value: '{ items: [] }', expected: () => ({ items: [] }) };
  return {
    schema: '',
    value: 'params',
    expected: (names: readonly string[]) => Object.fromEntries(names.map((param) => [param, 'X1'])),
  };
}

/** Codes that the whole shop knows are taken from the kit, others are text. */
function contractText(
  workspace: Workspace,
  file: string,
  { key, title, params, isMember, ok }: { key: string; title: string; params: readonly string[]; isMember: boolean; ok: string },
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
    `ok: ${ok || `z.object({ ${fields} })`},`,
    '}',
  ].join('\n');
  const before = workspace.read(file);
  const name = /export const (\w+) = contract\(/.exec(before)?.[1] ?? '';
  const text = addToConst(before, name, row) ?? refuse(`${file} has no \`export const … = contract({…})\`.`);
  return params.filter(isKnown).reduce((edited, param) => addImport(edited, '../kit/schemas', param), text);
}

function routesText(
  workspace: Workspace,
  { file, fn }: { file: string; fn: string },
  { key, handler, file: service, given }: { key: string; handler: string; file: string; given: string },
): string {
  const call = given ? `({ params }) => ${handler}(params)` : `() => ${handler}()`;
  const text: Edited = addToFunction(workspace.read(file), fn, `serve(app, '${key}', ${call});`);
  return addImport(text ?? refuse(`${file} has no function ${fn}.`), `./${service}.service`, handler);
}
