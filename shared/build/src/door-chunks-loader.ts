import path from 'node:path';
import type { LoaderContext } from 'webpack';
import { readDoor, type DoorPart } from './door';
import { ROOT } from './workspace-paths.mjs';

const COMMENT = String.raw`(?:/\*\s*webpackChunkName:\s*["']([^"']*)["']\s*\*/\s*)?`;
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);

/**
 * Names the chunks of a remote's door after its keys, so that nobody has to write (or forget, or mistake) a
 * `webpackChunkName`. The build fails when one is written there that says otherwise. Sets of words that screens name are added.
 */
export default function doorChunksLoader(this: LoaderContext<unknown>, source: string): string {
  return nameChunks(source, this.resourcePath);
}

/** The door's source with each lazy part named, and its sets of words. */
export function nameChunks(source: string, file: string): string {
  const parts = readDoor(file, source);
  const loads = parts
    .filter(({ kind }) => kind !== 'wordSets')
    .flatMap(({ module, data, ...part }) => [module, ...(data ? [data] : [])].map((of) => ({ ...part, module: of })));
  // All texts, but for those that only sets have.
  const rest = parts.some(({ words }) => words) ? '?for=' : '';
  const named = loads.reduce((text, { kind, key, module, chunk }) => {
    const call = new RegExp(String.raw`import\(\s*${COMMENT}(['"])${escaped(module)}\2`);
    return text.replace(call, (_, written) => {
      if (written && written !== chunk)
        throw new Error(`${path.relative(ROOT, file)}: ${kind}.${key}: its chunk is ${chunk} and not ${written}`);
      return `import(/* webpackChunkName: "${chunk}" */ '${module}${kind === 'messages' ? rest : ''}'`;
    });
  }, source);
  return withWordSets(named, parts);
}

/** `wordSets: { product: { ko: () => import('…'), … }, … }` in the definition. */
function withWordSets(source: string, parts: readonly DoorPart[]): string {
  const sets = [...new Set(parts.flatMap(({ words }) => words ?? []))].map((set) => {
    const loads = parts
      .filter(({ kind, key }) => kind === 'wordSets' && key.startsWith(`${set}.`))
      .map(({ key, module, chunk }) => `${key.slice(set.length + 1)}: () => import(/* webpackChunkName: "${chunk}" */ '${module}')`);
    return `'${set}': { ${loads.join(', ')} }`;
  });
  return sets.length ? source.replace('defineRemote({', () => `defineRemote({ wordSets: { ${sets.join(', ')} },`) : source;
}
