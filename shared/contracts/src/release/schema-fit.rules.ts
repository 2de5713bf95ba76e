/** A JSON Schema as the contract writes it, or a part of one. */
export type Schema = { readonly [word: string]: unknown };

/** Where a value that one side may send is not what the other side reads, `at` a field such as `items[].price`. */
export interface Misfit {
  at: string;
  difference: string;
}

interface Way {
  /** Readers pass over fields they do not know, as of answers, events and stored values; otherwise a closed object refuses them. */
  ignoresUnknown: boolean;
}

/** Say nothing about which values are right. */
const WORDS = new Set(['$schema', '$id', '$defs', 'title', 'description', 'default', 'examples', 'deprecated']);
/** Limits that grow tighter upwards, and downwards. */
const LOWER = ['minLength', 'minimum', 'exclusiveMinimum', 'minItems', 'minProperties'];
const UPPER = ['maxLength', 'maximum', 'exclusiveMaximum', 'maxItems', 'maxProperties'];
/** Compared field by field below. */
const STRUCTURE = new Set(['type', 'properties', 'required', 'additionalProperties', 'propertyNames', 'items', 'prefixItems']);

/**
 * Every way in which a value of `written` may be none of `read`: whoever sends by the one can hurt whoever reads by the other. Empty when
 * all that may be sent can be read. What it cannot compare, it reports.
 */
export function misfits(written: Schema, read: Schema, way: Way): Misfit[] {
  return compare({ schema: written, root: written }, { schema: read, root: read }, '', way, new Set());
}

/** A schema with the document that its references point into. */
interface Placed {
  schema: Schema;
  root: Schema;
}

function compare(written: Placed, read: Placed, at: string, way: Way, open: ReadonlySet<string>): Misfit[] {
  const pair = JSON.stringify([written.schema, read.schema]);
  // A tree that contains itself: this pair is being compared further up.
  if (open.has(pair)) return [];
  const inside = new Set([...open, pair]);
  const readers = alternatives(read);
  return alternatives(written).flatMap((one) => {
    const tries = readers.map((reader) => compareOne(one, reader, at, way, inside));
    return tries.reduce((best, next) => (isCloser(next, best) ? next : best));
  });
}

/** Fewer misfits are closer; of as many, those that lie deeper in the same kind of value. */
const isCloser = (next: readonly Misfit[], best: readonly Misfit[]) =>
  next.length < best.length || (next.length === best.length && depth(next) > depth(best));
const depth = (found: readonly Misfit[]) => Math.max(0, ...found.map(({ at }) => at.length));

/** The kinds of value that a schema allows, each with one type or one constant. */
function alternatives({ schema, root }: Placed): Placed[] {
  if (typeof schema.$ref === 'string') return alternatives({ schema: resolve(schema.$ref, root), root });
  const { anyOf, oneOf, ...shared } = schema;
  const choices = listOf(anyOf ?? oneOf);
  if (choices.length) return choices.flatMap((choice) => alternatives({ schema: { ...shared, ...choice }, root }));
  if (Array.isArray(schema.enum)) return schema.enum.map((value) => ({ schema: { ...schema, const: value }, root }));
  if (Array.isArray(schema.type)) return schema.type.map((type) => ({ schema: { ...schema, type }, root }));
  return [{ schema, root }];
}

function resolve(ref: string, root: Schema): Schema {
  const steps = ref.split('/').slice(1);
  return steps.reduce<Schema>((at, step) => schemaOf(at[step]), root);
}

function compareOne(written: Placed, read: Placed, at: string, way: Way, open: ReadonlySet<string>): Misfit[] {
  const w = meaning(written.schema);
  const r = meaning(read.schema);
  const other = [{ at, difference: `${say(w)} is sent, ${say(r)} is read` }];
  if ('const' in r) return 'const' in w && same(w.const, r.const) ? [] : other;
  if (!isOfType(w, r)) return other;
  return [...limits(w, r).map((difference) => ({ at, difference })), ...parts(written, read, at, way, open)];
}

const isOfType = (w: Schema, r: Schema): boolean =>
  r.type === undefined || typeOf(w) === r.type || (typeOf(w) === 'integer' && r.type === 'number');

/** Type of a schema, or that of its constant. */
function typeOf(schema: Schema): unknown {
  if (!('const' in schema)) return schema.type;
  const value = schema.const;
  if (value === null) return 'null';
  return Number.isInteger(value) ? 'integer' : typeof value;
}

/** Limits, patterns and whatever else is one value on each side. */
function limits(w: Schema, r: Schema): string[] {
  const isConstant = 'const' in w;
  const isTight = (word: string, given: unknown, limit: unknown): boolean => {
    if (LOWER.includes(word)) return typeof given === 'number' && given >= Number(limit);
    if (UPPER.includes(word)) return typeof given === 'number' && given <= Number(limit);
    if (isConstant && word === 'pattern') return new RegExp(String(limit), 'u').test(String(w.const));
    return same(given, limit);
  };
  return Object.entries(r)
    .filter(([word]) => !STRUCTURE.has(word))
    .flatMap(([word, limit]) => {
      const given = isConstant ? ofConstant(w.const, word) : w[word];
      return isTight(word, given, limit)
        ? []
        : [`${word} ${given === undefined ? 'none' : JSON.stringify(given)} is sent, ${JSON.stringify(limit)} is read`];
    });
}

/** What a limit is held against, of one value. */
function ofConstant(value: unknown, word: string): unknown {
  if (word.endsWith('Length')) return String(value).length;
  return word.endsWith('imum') ? value : undefined;
}

/** Fields of objects and entries of lists. */
function parts(written: Placed, read: Placed, at: string, way: Way, open: ReadonlySet<string>): Misfit[] {
  const [w, r] = [written.schema, read.schema];
  const deeper = (a: unknown, b: unknown, place: string) =>
    compare({ schema: schemaOf(a), root: written.root }, { schema: schemaOf(b), root: read.root }, place, way, open);
  const field = (name: string) => (at ? `${at}.${name}` : name);
  const [given, known] = [schemaOf(w.properties), schemaOf(r.properties)];
  const sure = namesOf(w.required);
  const missing = namesOf(r.required)
    .filter((name) => !sure.includes(name))
    .map((name) => ({ at: field(name), difference: name in given ? 'can be missing, is needed' : 'is not sent, is needed' }));
  const fields = Object.entries(given).flatMap(([name, schema]) => {
    if (name in known) return deeper(schema, known[name], field(name));
    if (isSchema(r.additionalProperties)) return deeper(schema, r.additionalProperties, field(name));
    const isRefused = r.additionalProperties === false && !way.ignoresUnknown;
    return isRefused ? [{ at: field(name), difference: 'is sent, is not known' }] : [];
  });
  // A map: its fields are not named.
  const isMap = w.properties === undefined;
  const rest = isMap && isSchema(r.additionalProperties) ? deeper(w.additionalProperties, r.additionalProperties, field('*')) : [];
  const names = isMap ? [w.propertyNames] : Object.keys(given).map((name) => ({ const: name }));
  const named = isSchema(r.propertyNames) ? names.flatMap((name) => deeper(name, r.propertyNames, field('(name)'))) : [];
  return [
    ...missing,
    ...fields,
    ...rest,
    ...named,
    ...(isSchema(r.items) ? deeper(w.items, r.items, `${at}[]`) : []),
    ...listOf(r.prefixItems).flatMap((one, place) => deeper(listOf(w.prefixItems)[place], one, `${at}[${place}]`)),
  ];
}

const meaning = (schema: Schema): Schema => Object.fromEntries(Object.entries(schema).filter(([word]) => !WORDS.has(word)));
const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null;
const schemaOf = (value: unknown): Schema => (isSchema(value) ? value : {});
const listOf = (value: unknown): Schema[] => (Array.isArray(value) ? value : []);
const namesOf = (value: unknown): string[] => (Array.isArray(value) ? value : []);
const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
const say = (schema: Schema): string =>
  'const' in schema ? JSON.stringify(schema.const) : typeof schema.type === 'string' ? schema.type : 'anything';
