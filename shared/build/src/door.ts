import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync, type Expression, type Module, type ObjectExpression } from '@swc/core';
import { importsIn } from './imports-in';
import { modulesNamedIn } from './modules-named-in';
import { ROOT, remoteDir } from './workspace-paths.mjs';

/** A lazy part of a remote. */
export interface DoorPart {
  /** `screens`, `surfaces`, `messages` or `wordSets`. */
  kind: string;
  key: string;
  /** What the door loads, as it is written there. */
  module: string;
  /** What is loaded beside it into the same chunk; only of screens. */
  data?: string;
  /** The set of words that it names; only of screens. */
  words?: string;
  /** Modules of the door itself that it names, its head and its opening; only of screens. */
  beside?: readonly string[];
  /** Name of its chunk. */
  chunk: string;
}

/** `review-list` of `ugc/review-list@1`: one version is built at a time. */
const surfaceOf = (key: string): string => key.replace(/^[^/]*\//, '').replace(/@\d+$/, '');

/** Lazy parts: where each lies, and the name of its chunk. */
const PARTS: Readonly<Record<string, { module(key: string): string; data?(key: string): string; chunk(key: string): string }>> = {
  screens: {
    module: (key) => `./screens/${key}/${key}.screen`,
    data: (key) => `./screens/${key}/${key}.data`,
    chunk: (key) => `screen-${key}`,
  },
  surfaces: { module: (key) => `./surfaces/${surfaceOf(key)}/${surfaceOf(key)}.surface`, chunk: (key) => `surface-${surfaceOf(key)}` },
  messages: { module: (key) => `../locales/${key}.json`, chunk: (key) => `locale-${key}` },
};

/** A remote's only door. */
export const doorFile = (remote: string): string => path.join(remoteDir(remote), 'src/remote.ts');

/**
 * What a remote's door (`src/remote.ts`) defines: by kind and key, the module that is loaded and the name of its chunk. The
 * keys are the only list of what a remote has.
 * @throws {Error} naming file and key, when a key does not load its own module by `import('…')`, or two keys name one chunk
 */
export function readDoor(file: string, source = readFileSync(file, 'utf8')): DoorPart[] {
  const wrong = (at: string, why: string): Error => new Error(`${path.relative(ROOT, file)}: ${at}: ${why}`);
  const program = parseSync(source, { syntax: 'typescript' });
  const definition = definitionIn(program);
  if (!definition) throw wrong('defineRemote', 'must get an object');
  const parts: DoorPart[] = Object.entries(PARTS).flatMap(([kind, { module, data, chunk }]) =>
    entriesOf(definition, kind).map(([key, value]) => {
      if (key === null) throw wrong(kind, 'each key must be written out in the door');
      const dataModule = data?.(key);
      const loaded = importsIn(value);
      const hasData = dataModule !== undefined && loaded.includes(dataModule);
      const own = loaded.filter((path) => path !== dataModule);
      if (String(own) !== module(key)) throw wrong(`${kind}.${key}`, `loads ${String(own) || 'nothing'} and not ${module(key)}`);
      const part: DoorPart = { kind, key, module: module(key), ...(hasData && { data: dataModule }), chunk: chunk(key) };
      if (kind !== 'screens') return part;
      const words = wordsIn(value);
      const beside = modulesNamedIn(value, program);
      return { ...part, ...(words && { words }), ...(beside.length > 0 && { beside }) };
    }),
  );
  parts.push(...wordSets(parts));
  const twice = parts.find(({ chunk }, at) => parts.findIndex((other) => other.chunk === chunk) !== at);
  if (twice) throw wrong(`${twice.kind}.${twice.key}`, `another key names the chunk ${twice.chunk} too`);
  return parts;
}

/** The parts that the build adds to a door: each set of words that screens name, in each language. */
const wordSets = (parts: readonly DoorPart[]): DoorPart[] =>
  [...new Set(parts.flatMap(({ words }) => words ?? []))].flatMap((set) =>
    parts
      .filter(({ kind }) => kind === 'messages')
      .map(({ key, module }) => ({
        kind: 'wordSets',
        key: `${set}.${key}`,
        module: `${module}?for=${set}`,
        chunk: `words-${set}-${key}`,
      })),
  );

/** The set of words that a screen names. */
function wordsIn(screen: Expression | null): string | undefined {
  if (screen?.type !== 'ObjectExpression') return undefined;
  const named = pairsOf(screen).find(([key]) => key === 'words')?.[1];
  return named?.type === 'StringLiteral' ? named.value : undefined;
}

/** The object of `export default defineRemote({ … })`; null when there is none. */
function definitionIn({ body }: Module): ObjectExpression | null {
  const exported = body.find((item) => item.type === 'ExportDefaultExpression')?.expression;
  if (exported?.type !== 'CallExpression' || exported.callee.type !== 'Identifier' || exported.callee.value !== 'defineRemote') return null;
  const given = exported.arguments[0]?.expression;
  return given?.type === 'ObjectExpression' ? given : null;
}

/** Keys of a part of the definition with their code; a key is null where it is not written out. */
function entriesOf(object: ObjectExpression, kind: string): (readonly [string | null, Expression | null])[] {
  const group = pairsOf(object).find(([key]) => key === kind)?.[1];
  if (!group) return [];
  return group.type === 'ObjectExpression' ? pairsOf(group) : [[null, group]];
}

type Pair = readonly [string, Expression] | readonly [null, null];

const pairsOf = ({ properties }: ObjectExpression): Pair[] =>
  properties.map((property): Pair =>
    property.type === 'KeyValueProperty' && (property.key.type === 'Identifier' || property.key.type === 'StringLiteral')
      ? [property.key.value, property.value]
      : [null, null],
  );
