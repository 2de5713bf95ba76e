import * as z from 'zod';
import { misfits, type Schema } from './schema-fit.rules';

const read = (schema: z.ZodType) => z.toJSONSchema(schema, { io: 'output' }) as Schema;
const sent = (schema: z.ZodType) => z.toJSONSchema(schema, { io: 'input' }) as Schema;
const told = (written: Schema, reader: Schema, ignoresUnknown = true) =>
  misfits(written, reader, { ignoresUnknown }).map(({ at, difference }) => (at ? `${at}: ${difference}` : difference));

const name = z.string();

test.each<[what: string, written: z.ZodType, reader: z.ZodType]>([
  ['the same text', name, name],
  ['a tighter text', z.string().min(2).max(5), z.string().min(1).max(6)],
  ['the same limits', z.string().min(1).max(6), z.string().min(1).max(6)],
  ['a whole number where any number is read', z.int(), z.number()],
  ['a number within limits', z.number().min(2).max(5), z.number().min(1).max(6)],
  ['a number below another', z.number().lt(1), z.number().lt(2)],
  ['a number above another', z.number().gt(2), z.number().gt(1)],
  ['one of fewer words', z.enum(['a', 'b']), z.enum(['a', 'b', 'c'])],
  ['a word where text is read', z.literal('a'), name],
  ['a word that is within the limits', z.literal('abc'), z.string().min(3).max(3)],
  ['a word of the pattern', z.literal('A1'), z.string().regex(/^[A-Z]\d$/)],
  ['a whole number where any number is read, as a constant', z.literal(3), z.number().min(3).max(3)],
  ['a value where null is read too', name, name.nullable()],
  ['null where null is read too', z.null(), name.nullable()],
  ['a word or null where text or null is read', z.literal(['a', null]), name.nullable()],
  ['a field that is always there', z.object({ a: name }), z.object({ a: name.optional() })],
  ['one field more', z.object({ a: name, b: name }), z.object({ a: name })],
  ['a field that is read as anything', z.object({ a: name }), z.object({ a: z.unknown() })],
  ['a list of as much', z.array(name).min(1).max(2), z.array(name).max(3)],
  ['a list that is never as short', z.array(name).min(2), z.array(name).min(1)],
  ['a pair', z.tuple([name, z.int()]), z.tuple([name, z.number()])],
  ['a map', z.record(name, z.int()), z.record(name, z.number())],
  ['fields where a map is read', z.object({ a: z.int() }), z.record(name, z.number())],
  [
    'one kind of two',
    z.object({ t: z.literal('a'), x: name }),
    z.union([z.object({ t: z.literal('a'), x: name }), z.object({ t: z.literal('b') })]),
  ],
])('%s can be read', (_, written, reader) => {
  expect(told(read(written), read(reader))).toEqual([]);
});

test.each<[what: string, written: z.ZodType, reader: z.ZodType, differences: string[]]>([
  ['another type', z.number(), name, ['number is sent, string is read']],
  ['text for a number', name, z.number(), ['string is sent, number is read']],
  ['any number for a whole one', z.number(), z.int(), ['number is sent, integer is read']],
  ['anything', z.unknown(), name, ['anything is sent, string is read']],
  ['null', name.nullable(), name, ['null is sent, string is read']],
  ['a shorter text', name.min(1), name.min(2), ['minLength 1 is sent, 2 is read']],
  ['a longer text', name.max(7), name.max(6), ['maxLength 7 is sent, 6 is read']],
  ['a text without limit', name, name.max(6), ['maxLength none is sent, 6 is read']],
  ['a smaller number', z.number().min(0), z.number().min(1), ['minimum 0 is sent, 1 is read']],
  ['a greater number', z.number().max(2), z.number().max(1), ['maximum 2 is sent, 1 is read']],
  ['a number at the edge', z.number().gt(0), z.number().gt(1), ['exclusiveMinimum 0 is sent, 1 is read']],
  ['a number below the edge', z.number().lt(2), z.number().lt(1), ['exclusiveMaximum 2 is sent, 1 is read']],
  ['a short word', z.literal('ab'), name.min(3), ['minLength 2 is sent, 3 is read']],
  ['a long word', z.literal('ab'), name.max(1), ['maxLength 2 is sent, 1 is read']],
  ['a constant too small', z.literal(1), z.number().min(2), ['minimum 1 is sent, 2 is read']],
  ['a constant too great', z.literal(3), z.number().max(2), ['maximum 3 is sent, 2 is read']],
  ['a word of no such pattern', z.literal('a1'), name.regex(/^[A-Z]\d$/), ['pattern none is sent, "^[A-Z]\\\\d$" is read']],
  ['another pattern', name.regex(/^a$/), name.regex(/^b$/), ['pattern "^a$" is sent, "^b$" is read']],
  ['one word more', z.enum(['a', 'b']), z.enum(['a']), ['"b" is sent, "a" is read']],
  ['any word', name, z.literal('a'), ['string is sent, "a" is read']],
  ['yes or no', z.boolean(), z.literal(true), ['boolean is sent, true is read']],
  ['null for a word', z.literal('a').nullable(), z.literal('a'), ['null is sent, "a" is read']],
  ['a field that may be missing', z.object({ a: name.optional() }), z.object({ a: name }), ['a: can be missing, is needed']],
  ['a field that is not there', z.object({}), z.object({ a: name }), ['a: is not sent, is needed']],
  [
    'a field within a field',
    z.object({ a: z.object({ b: z.int() }) }),
    z.object({ a: z.object({ b: name }) }),
    ['a.b: integer is sent, string is read'],
  ],
  ['an entry of a list', z.array(z.object({ a: z.int() })), z.array(z.object({ a: name })), ['[].a: integer is sent, string is read']],
  [
    'an entry of a list in a field',
    z.object({ l: z.array(z.int()) }),
    z.object({ l: z.array(name) }),
    ['l[]: integer is sent, string is read'],
  ],
  ['a longer list', z.array(name).max(3), z.array(name).max(2), ['maxItems 3 is sent, 2 is read']],
  ['an empty list', z.array(name), z.array(name).min(1), ['minItems none is sent, 1 is read']],
  ['the second of a pair', z.tuple([name, name]), z.tuple([name, z.int()]), ['[1]: string is sent, integer is read']],
  [
    'a single one for a pair',
    z.tuple([name]),
    z.tuple([name, z.int()]),
    ['minItems 1 is sent, 2 is read', '[1]: anything is sent, integer is read'],
  ],
  ['values of a map', z.record(name, name), z.record(name, z.int()), ['*: string is sent, integer is read']],
  ['names of a map', z.record(name, name), z.record(name.max(3), name), ['(name): maxLength none is sent, 3 is read']],
  ['fields that are no values of the map', z.object({ a: name }), z.record(name, z.int()), ['a: string is sent, integer is read']],
])('%s is told', (_, written, reader, differences) => {
  expect(told(read(written), read(reader))).toEqual(differences);
});

test('of several kinds, the one that comes closest says what is missing', () => {
  const kinds = z.union([z.object({ t: z.literal('a'), x: name, y: name }), z.object({ t: z.literal('b') })]);
  expect(told(read(z.object({ t: z.literal('a'), x: name })), read(kinds))).toEqual(['y: is not sent, is needed']);
  expect(told(read(z.union([z.int(), name])), read(z.union([z.boolean(), name])))).toEqual(['integer is sent, boolean is read']);
});

test('of several kinds that are as far away, the one that is like it longest says what is otherwise', () => {
  const kinds = z.discriminatedUnion('t', [
    z.object({ t: z.literal('b'), x: z.object({ y: name }) }),
    z.object({ t: z.literal('a'), x: z.object({ y: z.int() }) }),
  ]);
  const written = read(z.object({ t: z.literal('a'), x: z.object({ y: name }) }));
  expect(told(written, read(kinds))).toEqual(['x.y: string is sent, integer is read']);
});

test('a limit beside several kinds holds for each of them', () => {
  const kinds: Schema = { maxLength: 5, anyOf: [{ type: 'string' }, { type: 'null' }] };
  expect(told({ type: 'string' }, kinds)).toEqual(['maxLength none is sent, 5 is read']);
  expect(told({ type: 'string', maxLength: 5 }, kinds)).toEqual([]);
});

test('a limit for any kind of value holds for the kind that is sent', () => {
  expect(told({ type: 'string', pattern: '^a' }, { pattern: '^a' })).toEqual([]);
  expect(told({ type: 'string' }, { pattern: '^a' })).toEqual(['pattern none is sent, "^a" is read']);
});

test('a map with at least as many entries, and at most as many, can be read', () => {
  const map = (minProperties: number, maxProperties: number): Schema => ({ type: 'object', minProperties, maxProperties });
  expect(told(map(2, 3), map(1, 4))).toEqual([]);
  expect(told(map(1, 4), map(2, 3))).toEqual(['minProperties 1 is sent, 2 is read', 'maxProperties 4 is sent, 3 is read']);
});

test('a word is held against a pattern by its letters, also by those of two units; against no other rule for texts', () => {
  expect(told({ const: '💄' }, { type: 'string', pattern: '^.$' })).toEqual([]);
  expect(told({ const: 'no email' }, { type: 'string', format: 'email' })).toEqual(['format none is sent, "email" is read']);
});

test('a shape that is written once and referred to is compared like one that is written in place', () => {
  const referring: Schema = { $ref: '#/$defs/code', $defs: { code: { type: 'integer' } } };
  expect(told(referring, { type: 'string' })).toEqual(['integer is sent, string is read']);
  expect(told({ type: 'string' }, referring)).toEqual(['string is sent, integer is read']);
});

test('a server that is strict refuses a field that it does not know, a lenient one passes over it', () => {
  const written = sent(z.object({ a: name, b: name.optional() }));
  expect(told(written, sent(z.strictObject({ a: name })), false)).toEqual(['b: is sent, is not known']);
  expect(told(written, sent(z.strictObject({ a: name })), true)).toEqual([]);
  expect(told(written, sent(z.object({ a: name })), false)).toEqual([]);
});

test('a field with a default need not be sent', () => {
  const taken = sent(z.object({ page: z.int().default(1) }));
  expect(told(sent(z.object({})), taken, false)).toEqual([]);
});

test('a tree that contains itself is compared to its leaves', () => {
  interface Node {
    code: unknown;
    children: Node[];
  }
  const tree = (code: z.ZodType): z.ZodType<Node> =>
    z.object({
      code,
      get children() {
        return z.array(tree2);
      },
    }) as z.ZodType<Node>;
  const tree2: z.ZodType<Node> = z.object({
    code: name,
    get children() {
      return z.array(tree2);
    },
  }) as z.ZodType<Node>;
  expect(told(read(tree2), read(tree2))).toEqual([]);
  expect(told(read(tree(z.int())), read(tree2))).toEqual(['code: integer is sent, string is read']);
});

test('words for people and defaults change nothing', () => {
  expect(
    told(
      { type: 'string' },
      { type: 'string', description: 'A', title: 'B', default: 'c', examples: [1], $id: 'x', $defs: {}, deprecated: true },
    ),
  ).toEqual([]);
});

test('what cannot be compared is told', () => {
  expect(told({ type: 'string' }, { type: 'string', not: { const: 'a' } })).toEqual(['not none is sent, {"const":"a"} is read']);
  expect(told({ instance: 'HTMLElement' }, { instance: 'HTMLInputElement' })).toEqual([
    'instance "HTMLElement" is sent, "HTMLInputElement" is read',
  ]);
});
