import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync, type CallExpression, type Expression, type Module, type ObjectExpression } from '@swc/core';
import { ROOT, remoteDir } from './workspace-paths.mjs';

/** A lazy part of a remote. */
export interface DoorPart {
  /** `screens`, `surfaces` or `messages`. */
  kind: string;
  key: string;
  /** What the door loads, as it is written there. */
  module: string;
  /** What is loaded beside it into the same chunk; only of screens. */
  data?: string;
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
  const definition = definitionIn(parseSync(source, { syntax: 'typescript' }));
  if (!definition) throw wrong('defineRemote', 'must get an object');
  const parts = Object.entries(PARTS).flatMap(([kind, { module, data, chunk }]) =>
    entriesOf(definition, kind).map(([key, value]) => {
      if (key === null) throw wrong(kind, 'each key must be written out in the door');
      const beside = data?.(key);
      const loaded = importsIn(value);
      const hasData = beside !== undefined && loaded.includes(beside);
      const own = loaded.filter((path) => path !== beside);
      if (String(own) !== module(key)) throw wrong(`${kind}.${key}`, `loads ${String(own) || 'nothing'} and not ${module(key)}`);
      return { kind, key, module: module(key), ...(hasData && { data: beside }), chunk: chunk(key) };
    }),
  );
  const twice = parts.find(({ chunk }, at) => parts.findIndex((other) => other.chunk === chunk) !== at);
  if (twice) throw wrong(`${twice.kind}.${twice.key}`, `another key names the chunk ${twice.chunk} too`);
  return parts;
}

/** The object of `export default defineRemote({ … })`; null when there is none. */
function definitionIn({ body }: Module): ObjectExpression | null {
  const exported = body.find((item) => item.type === 'ExportDefaultExpression')?.expression;
  if (exported?.type !== 'CallExpression' || exported.callee.type !== 'Identifier' || exported.callee.value !== 'defineRemote') return null;
  const given = exported.arguments[0]?.expression;
  return given?.type === 'ObjectExpression' ? given : null;
}

/** Keys of a part of the definition with their code; a key is null where it is not written out. */
function entriesOf(object: ObjectExpression, kind: string): (readonly [string | null, unknown])[] {
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

/**
 * Modules that a piece of code loads by `import('…')`.
 * @param node of the syntax tree
 */
function importsIn(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return [];
  const own = isImportCall(node)
    ? node.arguments.flatMap(({ expression }) => (expression.type === 'StringLiteral' ? [expression.value] : []))
    : [];
  return [...own, ...Object.values(node).flatMap(importsIn)];
}

const isImportCall = (node: object): node is CallExpression =>
  'type' in node && node.type === 'CallExpression' && 'callee' in node && Object(node.callee).type === 'Import';
