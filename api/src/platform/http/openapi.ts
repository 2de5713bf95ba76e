import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { REFUSALS, type RefusalName } from '@hyangro/contracts/errors/refusals';
import { refusalsOf, type Endpoint } from '@hyangro/contracts/kit/contract';
import { errorBody } from '@hyangro/contracts/kit/schemas';
import { CONTRACT_VERSION } from '@hyangro/contracts/version';
import { IDEMPOTENCY_KEY_HEADER, SESSION_COOKIE } from '@hyangro/contracts/wire-names';

type Json = Record<string, unknown>;

/** `GET /openapi.json`: every call that is served, written from the contract it is served by (API-D30). */
export function openApiRoutes(app: FastifyInstance): void {
  const endpoints: { method: string; url: string; endpoint: Endpoint }[] = [];
  app.addHook('onRoute', ({ method, url, config }) => {
    if (config?.endpoint && method !== 'HEAD') endpoints.push({ method: String(method), url, endpoint: config.endpoint });
  });
  let document: Json | undefined;
  app.get('/openapi.json', async () => (document ??= describe(endpoints)));
}

function describe(endpoints: readonly { method: string; url: string; endpoint: Endpoint }[]): Json {
  const schemas: Json = {};
  schemas['Error'] = hoisted(errorBody, 'output', 'error', schemas);
  const paths: Record<string, Json> = {};
  for (const { method, url, endpoint } of endpoints) {
    const path = url.replace(/:(\w+)/g, '{$1}');
    (paths[path] ??= {})[method.toLowerCase()] = operation(method, operationIdOf(`${method} ${url}`), endpoint, schemas);
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Hyangro API', version: CONTRACT_VERSION, license: { name: 'Proprietary', identifier: 'LicenseRef-Hyangro' } },
    // The shop's server passes /api on to the API host.
    servers: [{ url: '/api' }],
    paths,
    components: {
      schemas,
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: SESSION_COOKIE }, operator: { type: 'http', scheme: 'bearer' } },
    },
  };
}

/** `GET /product/:productCd` is `getProductByProductCd`: unique, since paths are, and a name in any language. */
export function operationIdOf(key: string): string {
  const [method = '', path = ''] = key.split(' ');
  const words = path
    .replace(/:(?=\w)/g, 'by-')
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean);
  return method.toLowerCase() + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
}

function operation(method: string, operationId: string, endpoint: Endpoint, schemas: Json): Json {
  const { summary, source, access, params, query, body, ok, produces, consumes = ['application/json'] } = endpoint;
  const status = endpoint.status ?? 200;
  const jsonSchema = (schema: z.ZodType, io: 'input' | 'output') => hoisted(schema, io, operationId, schemas);
  const parameters = (place: 'path' | 'query', schema: z.ZodType | undefined) =>
    schema ? parametersOf(place, jsonSchema(schema, 'input')) : [];
  return {
    operationId,
    summary,
    description: `Source: ${source}`,
    security: access === 'member' ? [{ session: [] }] : typeof access === 'object' ? [{ operator: [] }] : [],
    parameters: [...parameters('path', params), ...parameters('query', query), ...(endpoint.idempotent ? [KEY_PARAMETER] : [])],
    ...(body && {
      requestBody: {
        required: true,
        content: Object.fromEntries(consumes.map((type) => [type, { schema: jsonSchema(body, 'input') }])),
      },
    }),
    responses: {
      [status]: {
        description: summary,
        ...(status !== 204 && {
          content: { [produces ?? 'application/json']: { schema: jsonSchema(ok, 'output') } },
        }),
      },
      ...refusalResponses(refusalsIn(method, endpoint)),
    },
  };
}

const KEY_PARAMETER = {
  name: IDEMPOTENCY_KEY_HEADER,
  in: 'header',
  required: false,
  description: 'Name of the attempt: sent again with the same request it is answered the same for a day.',
  schema: { type: 'string', minLength: 8, maxLength: 100 },
};

/** A call that changes nothing is never refused for the site it comes from. */
function refusalsIn(method: string, endpoint: Endpoint): readonly RefusalName[] {
  const isGuarded = method !== 'GET' || endpoint.guardedGet;
  return refusalsOf(endpoint).filter((name) => isGuarded || name !== 'CROSS_SITE_REFUSED');
}

/** One answer per status; its description names every refusal that comes with it. */
function refusalResponses(names: readonly RefusalName[]): Json {
  const describeOne = (name: RefusalName) => `${name} (${REFUSALS[name].exceptionName} ${REFUSALS[name].messageCode})`;
  const statuses = new Set(names.map((name) => REFUSALS[name].status));
  return Object.fromEntries(
    [...statuses].map((status) => [
      status,
      {
        description: names
          .filter((name) => REFUSALS[name].status === status)
          .map(describeOne)
          .join(', '),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    ]),
  );
}

function parametersOf(
  place: 'path' | 'query',
  { properties = {}, required = [] }: { properties?: Record<string, Json>; required?: string[] },
) {
  return Object.entries(properties).map(([name, part]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: part,
  }));
}

/** A schema whose parts that refer to themselves stand in `schemas`, where a reference of the document finds them. */
function hoisted(schema: z.ZodType, io: 'input' | 'output', operationId: string, schemas: Json): Json {
  const json = z.toJSONSchema(schema, { target: 'draft-2020-12', io, unrepresentable: 'any' });
  const names = new Map(Object.keys(json.$defs ?? {}).map((name, at) => [name, `${operationId}Part${at + 1}`]));
  const text = JSON.stringify(json).replace(/"#\/\$defs\/(\w+)"/g, (_, name: string) => `"#/components/schemas/${names.get(name)}"`);
  const { $schema: _, $defs = {}, ...rest } = JSON.parse(text) as Json & { $defs?: Json };
  for (const [name, part] of Object.entries($defs)) schemas[names.get(name) ?? name] = part;
  return rest;
}
