import type * as guards from '@hyangro/contracts/kit/guards';
import type { Schema } from '@hyangro/contracts/release/schema-fit.rules';

/**
 * The guards of the contract said as JSON Schema, under the same names and with the same arguments: read with these in their place, the
 * tables of events and of stored values tell their own schemas (`contract-snapshot`). Pages ship the functions alone.
 */
export const GUARD_SCHEMAS: Record<keyof typeof guards, unknown> = {
  text: (maxLength: number): Schema => ({ type: 'string', maxLength }),
  day: { type: 'string', format: 'date' },
  flag: { type: 'boolean' },
  amount: { type: 'number', minimum: 0 },
  whole: (minimum: number, maximum: number): Schema => ({ type: 'integer', minimum, maximum }),
  orNothing: (guard: Schema): Schema => ({ anyOf: [guard, { type: 'null' }] }),
  listOf: (items: Schema, maxItems: number): Schema => ({ type: 'array', items, maxItems }),
  anyObject: { type: 'object' },
  shape: (properties: Readonly<Record<string, Schema>>): Schema => ({ type: 'object', properties, required: Object.keys(properties) }),
};
