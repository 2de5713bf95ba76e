import path from 'node:path';
import ts from 'typescript';
import type { Endpoint, EndpointKey } from '../../shared/contracts/src/kit/contract';
import { api } from '../../shared/contracts/src/api';
import { contractFiles } from './contract-file';
import { refuse } from './plan';
import type { Workspace } from './workspace';

const calls: Readonly<Record<string, Endpoint>> = api;

export interface ContractCall {
  key: EndpointKey;
  endpoint: Endpoint;
  /** Names of its places: `productCd` of `/product/:productCd`. */
  params: readonly string[];
}

/** A call of the contract whose places the route's path has too. Refuses any other. */
export function contractCall(key: string, methods: readonly string[], path: string): ContractCall {
  const endpoint = Object.hasOwn(calls, key) ? calls[key] : undefined;
  const [method = ''] = key.split(' ');
  if (!methods.includes(method)) return refuse(`"${key}" is no ${methods.join(' or ')} call.`);
  if (!endpoint) return refuse(`The contract has no call ${key}: \`pnpm new endpoint\` adds it.`);
  const params = placesOf(key);
  const own = placesOf(path);
  const missing = params.filter((param) => !own.includes(param));
  if (missing.length) return refuse(`${key} asks for ${missing.join(', ')}, which the path ${path} does not have.`);
  return { key: key as EndpointKey, endpoint, params };
}
const placesOf = (path: string) => [...path.matchAll(/:(\w+)/g)].map(([, name]) => name ?? '');

/** A schema by its name, and the path that a package imports it from. */
export interface NamedSchema {
  name: string;
  from: string;
}

/** The name under which form and server share the body of a call. Refuses a body that only its contract can see. */
export function bodyOf(workspace: Workspace, key: string): NamedSchema {
  for (const file of contractFiles(workspace)) {
    const text = workspace.read(file);
    if (!text.includes(`'${key}'`)) continue;
    const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
    const name = bodyName(source, key);
    const from = name && importedFrom(source, name);
    if (name && from) return { name, from: `@hyangro/contracts/${path.posix.join(path.posix.dirname(file), from).split('/src/')[1]}` };
  }
  return refuse(
    `The body of ${key} has no name of its own: export its schema from a *.rules.ts or *.schemas.ts, form and server share it.`,
  );
}

function bodyName(node: ts.Node, key: string): string | undefined {
  if (ts.isPropertyAssignment(node) && ts.isStringLiteral(node.name) && node.name.text === key) {
    const row = node.initializer;
    const body = ts.isObjectLiteralExpression(row) && row.properties.find((one) => one.name?.getText() === 'body');
    return body && ts.isPropertyAssignment(body) && ts.isIdentifier(body.initializer) ? body.initializer.text : undefined;
  }
  return ts.forEachChild(node, (child) => bodyName(child, key));
}

function importedFrom(source: ts.SourceFile, name: string): string | undefined {
  const found = source.statements.filter(ts.isImportDeclaration).find(({ importClause }) => {
    const bindings = importClause?.namedBindings;
    return bindings && ts.isNamedImports(bindings) && bindings.elements.some((element) => element.name.text === name);
  });
  return found && ts.isStringLiteral(found.moduleSpecifier) ? found.moduleSpecifier.text : undefined;
}
