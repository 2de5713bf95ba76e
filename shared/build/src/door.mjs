import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from '@swc/core';
import { ROOT, remoteDir } from './workspace-paths.mjs';

/** @typedef {import('@swc/core').ObjectExpression} ObjectExpression */
/** @typedef {{ kind: string, key: string, module: string, chunk: string }} DoorPart `kind`: screens, surfaces or messages. */

/** `review-list` of `ugc/review-list@1`: one version is built at a time. */
const surfaceOf = (/** @type {string} */ key) => key.replace(/^[^/]*\//, '').replace(/@\d+$/, '');

/** @type {Record<string, { module(key: string): string, chunk(key: string): string }>} Lazy parts: where each lies, and the name of its chunk. */
const PARTS = {
  screens: { module: (key) => `./screens/${key}/${key}.screen`, chunk: (key) => `screen-${key}` },
  surfaces: { module: (key) => `./surfaces/${surfaceOf(key)}/${surfaceOf(key)}.surface`, chunk: (key) => `surface-${surfaceOf(key)}` },
  messages: { module: (key) => `../locales/${key}.json`, chunk: (key) => `locale-${key}` },
};

/** A remote's only door. */
export const doorFile = (/** @type {string} */ remote) => path.join(remoteDir(remote), 'src/remote.ts');

/**
 * What a remote's door (`src/remote.ts`) defines: by kind and key, the module that is loaded and the name of its chunk. The
 * keys are the only list of what a remote has.
 * @param {string} file
 * @returns {DoorPart[]}
 * @throws {Error} naming file and key, when a key does not load its own module by `import('…')`, or two keys name one chunk
 */
export function readDoor(file, source = readFileSync(file, 'utf8')) {
  const wrong = (/** @type {string} */ at, /** @type {string} */ why) => new Error(`${path.relative(ROOT, file)}: ${at}: ${why}`);
  const definition = definitionIn(parseSync(source, { syntax: 'typescript' }));
  if (!definition) throw wrong('defineRemote', 'must get an object');
  const parts = Object.entries(PARTS).flatMap(([kind, { module, chunk }]) =>
    entriesOf(definition, kind).map(([key, value]) => {
      if (key === null) throw wrong(kind, 'each key must be written out in the door');
      const loaded = importsIn(value);
      if (String(loaded) !== module(key)) throw wrong(`${kind}.${key}`, `loads ${String(loaded) || 'nothing'} and not ${module(key)}`);
      return { kind, key, module: module(key), chunk: chunk(key) };
    }),
  );
  const twice = parts.find(({ chunk }, at) => parts.findIndex((other) => other.chunk === chunk) !== at);
  if (twice) throw wrong(`${twice.kind}.${twice.key}`, `another key names the chunk ${twice.chunk} too`);
  return parts;
}

/** The object of `export default defineRemote({ … })`; null when there is none. */
function definitionIn(/** @type {import('@swc/core').Module} */ { body }) {
  const exported = body.find((item) => item.type === 'ExportDefaultExpression')?.expression;
  if (exported?.type !== 'CallExpression' || exported.callee.type !== 'Identifier' || exported.callee.value !== 'defineRemote') return null;
  const given = exported.arguments[0]?.expression;
  return given?.type === 'ObjectExpression' ? given : null;
}

/**
 * Keys of a part of the definition with their code; a key is null where it is not written out.
 * @param {ObjectExpression} object
 * @param {string} kind
 * @returns {(readonly [string | null, unknown])[]}
 */
function entriesOf(object, kind) {
  const group = pairsOf(object).find(([key]) => key === kind)?.[1];
  if (!group) return [];
  return group.type === 'ObjectExpression' ? pairsOf(group) : [[null, group]];
}

/** @returns {(readonly [string, import('@swc/core').Expression] | readonly [null, null])[]} */
const pairsOf = (/** @type {ObjectExpression} */ { properties }) =>
  properties.map((property) =>
    property.type === 'KeyValueProperty' && (property.key.type === 'Identifier' || property.key.type === 'StringLiteral')
      ? /** @type {const} */ ([property.key.value, property.value])
      : /** @type {const} */ ([null, null]),
  );

/**
 * Modules that a piece of code loads by `import('…')`.
 * @param {unknown} node of the syntax tree
 * @returns {string[]}
 */
function importsIn(node) {
  if (typeof node !== 'object' || node === null) return [];
  const own = isImportCall(node)
    ? node.arguments.flatMap(({ expression }) => (expression.type === 'StringLiteral' ? [expression.value] : []))
    : [];
  return [...own, ...Object.values(node).flatMap(importsIn)];
}

/** @returns {node is import('@swc/core').CallExpression} */
const isImportCall = (/** @type {object} */ node) =>
  'type' in node && node.type === 'CallExpression' && 'callee' in node && Object(node.callee).type === 'Import';
