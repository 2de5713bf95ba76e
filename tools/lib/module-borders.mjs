import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** An arrow between two modules, with the file that draws it. @typedef {{ from: string; to: string; file: string }} Arrow */

const IMPORT = /(?:from|import\()\s*'(\.[^']+)'/g;
/** Tests arrange rows of other modules; they ship with nobody. */
const isProduct = (/** @type {string} */ file) => file.endsWith('.ts') && !file.endsWith('.test.ts');

/**
 * Every import from one module's folder into another's, types and foreign keys included.
 * @param {string} folder of the modules, one folder each
 * @returns {Arrow[]}
 */
export function moduleArrows(folder) {
  return readdirSync(folder, { recursive: true })
    .map(String)
    .filter(isProduct)
    .flatMap((file) => {
      const [from = ''] = file.split(path.sep);
      return [...readFileSync(path.join(folder, file), 'utf8').matchAll(IMPORT)].flatMap(([, target = '']) => {
        const [to = ''] = path.join(path.dirname(file), target).split(path.sep);
        return to === '..' || to === from ? [] : [{ from, to, file }];
      });
    });
}

/**
 * The shortest way from each module back to itself, told once per circle: `order → payment → order`, with a file for each arrow.
 * @param {readonly Arrow[]} arrows
 * @returns {string[]}
 */
export function moduleCircles(arrows) {
  const circles = new Map();
  for (const start of new Set(arrows.map(({ from }) => from))) {
    const way = wayBack(start, arrows);
    if (!way) continue;
    const members = [...new Set(way.map(({ from }) => from))].sort().join();
    if (!circles.has(members)) circles.set(members, `${way.map(({ from, file }) => `${from} (${file})`).join(' → ')} → ${start}`);
  }
  return [...circles.values()];
}

/** @param {string} start @param {readonly Arrow[]} arrows @returns {Arrow[] | undefined} */
function wayBack(start, arrows) {
  /** @type {Arrow[][]} */
  let ways = arrows.filter(({ from }) => from === start).map((arrow) => [arrow]);
  const seen = new Set();
  while (ways.length > 0) {
    const found = ways.find((way) => way.at(-1)?.to === start);
    if (found) return found;
    ways = ways.flatMap((way) => {
      const at = way.at(-1)?.to;
      if (seen.has(at)) return [];
      seen.add(at);
      return arrows.filter(({ from }) => from === at).map((arrow) => [...way, arrow]);
    });
  }
  return undefined;
}
