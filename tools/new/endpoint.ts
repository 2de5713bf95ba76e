import { apiModule } from './api-module';
import { readCall } from './call';
import { contractFile, contractWith, takenBy } from './contract-file';
import { addImport, addToFunction, exportedFunction, type Edited } from './edit';
import { camelOf, titleOf } from './names';
import { refuse, type Plan, type Args } from './plan';
import type { Workspace } from './workspace';

/** `pnpm new endpoint <module> 'GET /brands/:brandCd'`: its row of the contract, its route, its service and a test of the call. */
export function newEndpoint(workspace: Workspace, { words: [moduleName, key], member }: Args): Plan {
  const { name, dir } = apiModule(workspace, moduleName);
  const { method, url, params, action } = readCall(key);
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
    body: answer.body,
  };
  const kind = method === 'GET' ? 'read' : 'write';
  return {
    changes: [
      { file: contract, text: contractWith(workspace, contract, { ...values, params, isMember, ok: answer.schema }), kind: 'code' },
      { file: routes.file, text: routesText(workspace, routes, values), kind: 'code' },
      { file: service, text: workspace.fill(`endpoint/${kind}.service.ts`, values), kind: 'code' },
      { file: test, text: workspace.fill(`endpoint/${isMember ? 'member' : 'guest'}-${kind}.test.ts`, values), kind: 'code' },
    ],
    next: [`Say in ${contract} what it takes and answers, then let ${service} do it.`],
  };
}

function routesFile(workspace: Workspace, name: string, dir: string): { file: string; fn: string } {
  const file = `${dir}/${name}.routes.ts`;
  const fn = workspace.has(file) && exportedFunction(workspace.read(file), /Routes$/);
  return fn ? { file, fn } : refuse(`The module ${name} has no function with its routes in ${file}.`);
}

/** What the skeleton answers: the places of the path, an empty list, or nothing. `schema` is left out where it is that of the params. */
function answerOf(method: string, params: readonly string[]): { schema?: string; value: string; body: string } {
  if (method !== 'GET') return { schema: 'z.void()', value: '', body: '' };
  if (params.length === 0) return { schema: 'z.object({ items: z.array(z.string()) })', value: '{ items: [] }', body: '{ items: [] }' };
  return { value: 'params', body: JSON.stringify(Object.fromEntries(params.map((param) => [param, 'X1']))) };
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
