import { readFileSync } from 'node:fs';
import path from 'node:path';
import { api } from '@hyangro/contracts/api';
import { appMessageSchema, bridgeMessageSchema } from '@hyangro/contracts/bridge/bridge.schemas';
import * as constants from '@hyangro/contracts/constants';
import { endpointSchemas, jsonSchema } from '@hyangro/contracts/json-schema';
import type { Endpoint } from '@hyangro/contracts/kit/contract';
import type { ContractShapes, ContractSnapshot, EndpointShape, RouteShape } from '@hyangro/contracts/release/contract-shapes';
import type { Schema } from '@hyangro/contracts/release/schema-fit.rules';
import { ROUTES, type Row } from '@hyangro/contracts/routes/table';
import { transformSync } from '@swc/core';
import { GUARD_SCHEMAS } from './guard-schemas';
import { typeSchema } from './type-schema';
import { ROOT } from './workspace-paths.mjs';

const CONTRACTS = path.join(ROOT, 'shared/contracts/src');
const sourceOf = (file: string): string => readFileSync(path.join(CONTRACTS, file), 'utf8');

/** The whole contract as its sources have it now, names in the order of the alphabet. */
export function currentSnapshot(): ContractSnapshot {
  const { LOCAL_VALUES, SESSION_VALUES } = tableOf('storage/storage-keys.ts');
  return {
    routes: sorted(Object.entries(ROUTES as Record<string, Row>).map(([name, row]) => [name, routeShapeOf(row)])),
    endpoints: sorted(Object.entries(api as Record<string, Endpoint>).map(([key, endpoint]) => [key, endpointShapeOf(endpoint)])),
    surfaces: sorted(fieldsOf(typeSchema(sourceOf('surfaces/surfaces.ts'), 'Surfaces'))),
    events: sorted(Object.entries(tableOf('events/shop-events.ts').EVENT_FIELDS ?? {}).map(([name, fields]) => [name, payloadOf(fields)])),
    storage: sorted([...stored('local', LOCAL_VALUES), ...stored('session', SESSION_VALUES)]),
    bridge: sorted([
      ...messages('page', jsonSchema(bridgeMessageSchema, 'output')),
      ...messages('app', jsonSchema(appMessageSchema, 'input')),
    ]),
  };
}

/** Of a snapshot, the shapes of these names. */
export function shapesOf(snapshot: ContractSnapshot, names: Readonly<Record<keyof ContractShapes, readonly string[]>>): ContractShapes {
  const pick = <T>(from: Readonly<Record<string, T>>, wanted: readonly string[]) =>
    sorted([...new Set(wanted)].flatMap((name): [string, T][] => (from[name] === undefined ? [] : [[name, from[name]]])));
  return {
    routes: pick(snapshot.routes, names.routes),
    endpoints: pick(snapshot.endpoints, names.endpoints),
    surfaces: pick(snapshot.surfaces, names.surfaces),
    events: pick(snapshot.events, names.events),
    storage: pick(snapshot.storage, names.storage),
  };
}

const sorted = <T>(entries: readonly (readonly [string, T])[]): Record<string, T> =>
  Object.fromEntries([...entries].sort(([a], [b]) => (a < b ? -1 : 1)));

const routeShapeOf = ({ path: at, owner, locales }: Row): RouteShape => ({ path: at, owner, ...(locales && { locales: [...locales] }) });

function endpointShapeOf(endpoint: Endpoint): EndpointShape {
  const { summary, access, refusals = [], recentProof, idempotent, guardedGet, consumes, bodyMaxBytes, produces, status } = endpoint;
  return {
    summary,
    access: typeof access === 'string' ? access : `operator:${access.operator}`,
    ...(recentProof && { recentProof }),
    ...(idempotent && { idempotent }),
    ...(guardedGet && { guardedGet }),
    ...(consumes && { consumes: [...consumes] }),
    ...(bodyMaxBytes && { bodyMaxBytes }),
    ...(produces && { produces }),
    ...(status && { status }),
    refusals: [...refusals].sort(),
    ...(lean(endpointSchemas(endpoint)) as Pick<EndpointShape, 'params' | 'query' | 'body' | 'ok'>),
  };
}

/** Without what says nothing: the dialect, and the limits that every whole number of JSON has. */
function lean(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(lean);
  if (typeof value !== 'object' || value === null) return value;
  const isNothing = ([word, limit]: [string, unknown]) =>
    word === '$schema' || (/^m(in|ax)imum$/.test(word) && Math.abs(Number(limit)) === Number.MAX_SAFE_INTEGER);
  return Object.fromEntries(
    Object.entries(value)
      .filter((entry) => !isNothing(entry))
      .map(([word, inner]) => [word, lean(inner)]),
  );
}

type Table = Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, Schema>>>>>>;

/** What a table of guards exports, read with schemas in the place of the guards. */
function tableOf(file: string): Table {
  const { code } = transformSync(sourceOf(file), {
    jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
    module: { type: 'commonjs' },
  });
  const module = { exports: {} as Table };
  const require = (name: string): unknown => {
    if (name.endsWith('/kit/guards')) return GUARD_SCHEMAS;
    if (name.endsWith('/constants')) return constants;
    throw new Error(`${file} imports ${name}: a table of guards imports guards and constants alone.`);
  };
  // The package's own source, not anything that came from outside.
  new Function('exports', 'require', code)(module.exports, require);
  return module.exports;
}

const payloadOf = (properties: Readonly<Record<string, Schema>>): Schema => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
});

const stored = (area: string, values: Table[string] = {}): [string, Schema][] =>
  Object.entries(values).map(([key, schema]) => [`${area}:${key}`, schema]);

const fieldsOf = (schema: Schema): [string, Schema][] => Object.entries((schema.properties ?? {}) as Record<string, Schema>);

/** Payload of each message of a union by its type. */
function messages(sender: string, schema: Schema): [string, Schema][] {
  const all = (schema.oneOf ?? schema.anyOf ?? [schema]) as Schema[];
  return all.map((message) => {
    const { type: name, payload = {} } = Object.fromEntries(fieldsOf(message));
    return [`${sender}:${String(name?.const)}`, payload];
  });
}
