import type { ContractCall } from '../contract-call';
import { refuse } from '../plan';
import { bareOf, defOf, fieldsOf, sampleOf, samplesOf } from '../schema';
import type { FormField, FormParts } from './parts';

type Schema = NonNullable<ContractCall['endpoint']['body']>;

/** From here on a text has lines. */
const AREA_FROM = 100;

/** The form of a call's body: a control for each plain field. Refuses a body without one. */
export function formOf({ key, endpoint: { body } }: ContractCall): FormParts {
  if (!body) return refuse(`${key} has no body: there is nothing to fill in.`);
  const all = Object.entries(fieldsOf(body));
  const fields = all.flatMap(([name, schema]) => fieldOf(name, schema));
  if (fields.length === 0) return refuse(`The body of ${key} has no plain field to fill in.`);
  const empty = Object.fromEntries(all.flatMap(([name, schema]) => beginsWith(name, schema)));
  const issues = body.safeParse(empty).error?.issues ?? [];
  const isDrawn = (name: unknown) => fields.some((field) => field.name === name);
  const unfilled = issues.map(({ path: [name] }) => name).find((name) => name !== undefined && !isDrawn(name));
  if (unfilled !== undefined) refuse(`${key} asks for ${String(unfilled)}, and no control fits it: write this form by hand.`);
  const whole = fitting(body, empty, fields, all);
  return {
    fields: fields.map((field) => ({ ...field, sample: whole[field.name] })),
    empty,
    required: fields.map(({ name }) => name).filter((name) => issues.some(({ path: [field] }) => field === name)),
    undrawn: all.map(([name]) => name).filter((name) => !isDrawn(name)),
  };
}

/** Samples that the body takes together: a waybill's number depends on its carrier. */
function fitting(body: Schema, empty: object, fields: readonly FormField[], all: readonly [string, Schema][]): Record<string, unknown> {
  const whole: Record<string, unknown> = { ...empty, ...Object.fromEntries(fields.map(({ name, sample }) => [name, sample])) };
  for (const [name, schema] of all) {
    const isRefused = () => body.safeParse(whole).error?.issues.some(({ path: [field] }) => field === name);
    for (const guess of samplesOf(schema, name)) {
      if (!isRefused()) break;
      whole[name] = guess;
    }
    if (isRefused()) refuse(`No sample of ${name} could be guessed: give its schema one, \`.meta({ examples: ['…'] })\`.`);
  }
  return whole;
}

function fieldOf(name: string, schema: Schema): FormField[] {
  const bare = bareOf(schema);
  const { type, entries } = defOf(bare);
  const { maxLength } = bare as { maxLength?: number | null };
  const max = maxLength ?? null;
  const field = (control: FormField['control'], values: readonly string[] = []): FormField[] => [
    { name, control, max, values, sample: sampleOf(schema, name) },
  ];
  if (type === 'string') return field(max !== null && max <= AREA_FROM ? 'text' : 'area');
  if (type === 'number' || type === 'int') return field('number');
  if (type === 'boolean') return field('check');
  if (type === 'enum') return field('choice', Object.values(entries ?? {}).map(String));
  return [];
}

function beginsWith(name: string, schema: Schema): [string, unknown][] {
  const { type, entries } = defOf(bareOf(schema));
  const drawn: Record<string, unknown> = {
    string: '',
    boolean: false,
    enum: Object.values(entries ?? {})[0],
    array: [],
    number: 0,
    int: 0,
  };
  if (type in drawn) return [[name, drawn[type]]];
  return ['optional', 'default'].includes(defOf(schema).type) ? [] : [[name, sampleOf(schema, name)]];
}
