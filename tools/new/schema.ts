import type { Endpoint } from '../../shared/contracts/src/kit/contract';
import { refuse } from './plan';

type Schema = Endpoint['ok'];

/** What a schema says of itself at run time, as far as a generator asks. */
interface Def {
  type: string;
  innerType?: Schema;
  in?: Schema;
  element?: Schema;
  options?: readonly Schema[];
  entries?: Readonly<Record<string, string | number>>;
  values?: readonly unknown[];
  shape?: Readonly<Record<string, Schema>>;
}
export const defOf = (schema: Schema): Def => schema.def as unknown as Def;

/** Without `optional`, `nullable`, `default` and what is done after reading. */
export function bareOf(schema: Schema): Schema {
  const { type, innerType, in: source } = defOf(schema);
  if (type === 'pipe' && source) return bareOf(source);
  return innerType && ['optional', 'nullable', 'default', 'prefault', 'readonly', 'nonoptional'].includes(type)
    ? bareOf(innerType)
    : schema;
}

export const fieldsOf = (schema: Schema): Readonly<Record<string, Schema>> => defOf(bareOf(schema)).shape ?? {};
const isType = (schema: Schema | undefined, type: string): schema is Schema => schema !== undefined && defOf(bareOf(schema)).type === type;

export type AnswerKind = { kind: 'pages' | 'list' | 'one'; item: Schema };
/** Whether a call answers pages of rows with a cursor, rows, or one thing. */
export function answerKind(ok: Schema): AnswerKind {
  const { items, nextCursor } = fieldsOf(ok);
  const rows = isType(items, 'array') ? defOf(bareOf(items)).element : undefined;
  if (rows && nextCursor) return { kind: 'pages', item: rows };
  const own = isType(ok, 'array') ? defOf(bareOf(ok)).element : undefined;
  if (own) return { kind: 'list', item: own };
  return { kind: 'one', item: ok };
}

/** Text that fits most patterns: codes, days, instants, phones, mail addresses, digits, words. */
const TEXTS = [
  '2026-11-23T03:00:00.000Z',
  '2026-11-23',
  '2026-11-23 12:00:00',
  'a@example.com',
  'https://example.com/a.webp',
  '01048219307',
  'KR',
  'X1',
  '12345',
  '123456',
  '123456789012',
  '',
  '은은한 장미 향이 오래 남아서 마음에 들어요. 여름에도 무겁지 않아요.',
];

/**
 * A value that a schema takes, for the sample of a test. Refuses a schema whose value cannot be guessed.
 * @param name how the value is called, for texts and for the refusal
 */
export function sampleOf(schema: Schema, name: string): unknown {
  const [sample] = samplesOf(schema, name);
  if (sample !== undefined || schema.safeParse(undefined).success) return sample;
  return refuse(`No sample of ${name} could be guessed: give its schema one, \`.meta({ examples: ['…'] })\`.`);
}

/** All guesses that a schema takes, its own examples before others. */
export function samplesOf(schema: Schema, name: string): unknown[] {
  const { examples } = (schema.meta() ?? {}) as { examples?: unknown };
  const guesses = Array.isArray(examples) ? examples : guessesFor(schema, name);
  return guesses.filter((guess) => schema.safeParse(guess).success);
}

function guessesFor(schema: Schema, name: string): unknown[] {
  const bare = bareOf(schema);
  const { type, element, shape, entries, values, options } = defOf(bare);
  if (type === 'string') return [`${name} 1`, ...TEXTS];
  if (type === 'number' || type === 'int') return [1, 0, 10, 100, 1_000, 20_000];
  if (type === 'boolean') return [false, true];
  if (type === 'enum') return Object.values(entries ?? {});
  if (type === 'literal') return [...(values ?? [])];
  if (type === 'array' && element) return [[], [sampleOf(element, name)]];
  if (type === 'union') return (options ?? []).flatMap((option) => guessesFor(option, name));
  if (type === 'object') return [sampleObject(shape ?? {})];
  return [null, undefined, {}];
}

const sampleObject = (shape: Readonly<Record<string, Schema>>) =>
  Object.fromEntries(
    Object.entries(shape)
      .filter(([, schema]) => !['optional', 'default'].includes(defOf(schema).type))
      .map(([name, schema]) => [name, sampleOf(schema, name)]),
  );
