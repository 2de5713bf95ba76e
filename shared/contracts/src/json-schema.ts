import * as z from 'zod';
import { api } from './api';
import type { Endpoint } from './kit/contract';
import { errorBody } from './kit/schemas';
import { CONTRACT_VERSION } from './version';

type Part = 'params' | 'query' | 'body' | 'ok';
type Json = Record<string, unknown>;

/**
 * The whole contract as JSON Schema (E-24), for those who do not speak TypeScript: per call what is sent and what is
 * answered, under the version of the contract. Throws when a schema cannot be said in JSON Schema.
 */
export function contractJsonSchema() {
  const calls = Object.entries(api) as [string, Endpoint][];
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: `https://hyangro.example/contracts/${CONTRACT_VERSION}/contract.schema.json`,
    title: 'Hyangro contract',
    version: CONTRACT_VERSION,
    $defs: {
      error: jsonSchema(errorBody, 'output'),
      calls: Object.fromEntries(calls.map(([key, endpoint]) => [key, endpointSchemas(endpoint)])),
    },
  };
}

/** What a call takes and answers, part by part. Throws when a schema cannot be said in JSON Schema. */
export function endpointSchemas(endpoint: Endpoint): Partial<Record<Part, Json>> {
  const { params, query, body, ok } = endpoint;
  return {
    ...(params && { params: jsonSchema(params, 'input') }),
    ...(query && { query: jsonSchema(query, 'input') }),
    ...(body && { body: jsonSchema(body, 'input') }),
    // An empty answer (204) has nothing to describe.
    ...(!(ok instanceof z.ZodVoid) && { ok: jsonSchema(ok, 'output') }),
  };
}

/** Throws when the schema cannot be said in JSON Schema. */
export const jsonSchema = (schema: z.ZodType, io: 'input' | 'output'): Json => z.toJSONSchema(schema, { io, unrepresentable: 'throw' });
