import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { REFUSALS, type RefusalName } from '@hyangro/contracts/errors/refusals';
import type { Endpoint } from '@hyangro/contracts/kit/contract';
import { errorBody } from '@hyangro/contracts/kit/schemas';
import { CONTRACT_VERSION } from '@hyangro/contracts/version';
import { SESSION_COOKIE } from '../session/token';

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
  const paths: Record<string, Json> = {};
  for (const { method, url, endpoint } of endpoints) {
    const path = url.replace(/:(\w+)/g, '{$1}');
    (paths[path] ??= {})[method.toLowerCase()] = operation(`${method} ${url}`, endpoint);
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Hyangro API', version: CONTRACT_VERSION },
    paths,
    components: {
      schemas: { Error: jsonSchema(errorBody, 'output') },
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: SESSION_COOKIE } },
    },
  };
}

function operation(operationId: string, endpoint: Endpoint): Json {
  const { summary, source, access, params, query, body, ok, produces, refusals = [] } = endpoint;
  const status = endpoint.status ?? 200;
  return {
    operationId,
    summary,
    description: `Source: ${source}`,
    ...(access === 'member' && { security: [{ session: [] }] }),
    parameters: [...parameters('path', params), ...parameters('query', query)],
    ...(body && {
      requestBody: { required: true, content: { 'application/json': { schema: jsonSchema(body, 'input') } } },
    }),
    responses: {
      [status]: {
        description: summary,
        ...(status !== 204 && {
          content: { [produces ?? 'application/json']: { schema: jsonSchema(ok, 'output') } },
        }),
      },
      ...refusalResponses(refusals),
    },
  };
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

function parameters(place: 'path' | 'query', schema: z.ZodType | undefined): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = jsonSchema(schema, 'input') as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, part]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: part,
  }));
}

function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    target: 'draft-2020-12',
    io,
    unrepresentable: 'any',
  }) as Json;
  return rest;
}
