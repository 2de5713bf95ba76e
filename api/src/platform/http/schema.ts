import type { FastifySchema, FastifySchemaCompiler } from 'fastify';
import type { FastifySerializerCompiler } from 'fastify/types/schema';
import fastJson, { type Schema } from 'fast-json-stringify';
import * as z from 'zod';
import type { Endpoint } from '@hyangro/contracts/kit/contract';

type Part = 'params' | 'querystring' | 'body';

/** A request that does not fit its endpoint. */
export class InvalidRequest extends Error {
  override name = 'InvalidRequest';
  constructor(
    readonly part: Part,
    readonly issues: readonly z.core.$ZodIssue[],
  ) {
    super(`Invalid ${part}`);
  }
}

/** The framework's schema of an endpoint: what is checked on the way in, and how its success is written. */
export function fastifySchemaOf(endpoint: Endpoint, status: number): FastifySchema {
  const { params, query, body, ok, produces } = endpoint;
  const isJson = status !== 204 && produces !== 'text/plain';
  return {
    ...(params && { params }),
    ...(query && { querystring: query }),
    ...(body && { body }),
    ...(isJson && { response: { [status]: ok } }),
  };
}

export const validateByContract: FastifySchemaCompiler<z.ZodType> =
  ({ schema, httpPart }) =>
  (data: unknown) => {
    const torn = tornTextIn(data);
    if (torn)
      return { error: new InvalidRequest(httpPart as Part, [{ code: 'custom', path: torn, message: 'half a character', input: data }]) };
    const parsed = schema.safeParse(data);
    return parsed.success ? { value: parsed.data } : { error: new InvalidRequest(httpPart as Part, parsed.error.issues) };
  };

const TORN = /\p{Surrogate}/u;
/**
 * Where a text holds half of a character (a lone surrogate, as `\ud800` in JSON), key or value; null when all are whole. PostgreSQL keeps no
 * such text, and no reader has typed one.
 */
function tornTextIn(data: unknown, path: readonly PropertyKey[] = []): PropertyKey[] | null {
  if (typeof data === 'string') return TORN.test(data) ? [...path] : null;
  if (typeof data !== 'object' || data === null || data instanceof File) return null;
  for (const [key, value] of Object.entries(data)) {
    const torn = TORN.test(key) ? [...path] : tornTextIn(value, [...path, key]);
    if (torn) return torn;
  }
  return null;
}

/** Development and tests: an answer that breaks the contract is a fault. Undeclared fields are dropped, here as in production. */
export const checkAndSerialize: FastifySerializerCompiler<z.ZodType> =
  ({ schema, method, url }) =>
  (answer) => {
    const parsed = schema.safeParse(answer);
    if (!parsed.success) throw new Error(`The answer of ${method} ${url} breaks the contract: ${z.prettifyError(parsed.error)}`);
    return JSON.stringify(parsed.data);
  };

/** Production: twice as fast; writes the declared fields, checks nothing. */
export const serialize: FastifySerializerCompiler<z.ZodType> = ({ schema }) => {
  const json = z.toJSONSchema(schema, { target: 'draft-7', io: 'output', unrepresentable: 'any' });
  return fastJson(shapeOnly(json) as Schema);
};

type Json = Record<string, unknown>;
const CHECKS = new Set([
  'pattern',
  'format',
  'enum',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'minLength',
  'maxLength',
  'minItems',
  'maxItems',
  'default',
  '$schema',
]);

/** Drops what only a check needs and writes `X or null` the way the serializer is fast with. */
function shapeOnly(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(shapeOnly);
  if (typeof node !== 'object' || node === null) return node;
  const { anyOf, ...rest } = node as Json & { anyOf?: Json[] };
  if (anyOf) {
    const [only, ...others] = anyOf.filter(({ type }) => type !== 'null');
    if (only && others.length === 0) return { ...(shapeOnly(only) as Json), nullable: true };
    return { ...rest, anyOf: anyOf.map(shapeOnly) };
  }
  return Object.fromEntries(
    Object.entries(rest)
      .filter(([key]) => !CHECKS.has(key))
      // A field of an answer may be called `format`: a map of fields is never a check.
      .map(([key, value]) => [key, key === 'properties' ? mapValues(value as Json, shapeOnly) : shapeOnly(value)]),
  );
}

const mapValues = (map: Json, change: (value: unknown) => unknown) =>
  Object.fromEntries(Object.entries(map).map(([key, value]) => [key, change(value)]));
