import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './proc.mjs';

/** An arrow between two modules, with the file that draws it. */
interface Arrow {
  from: string;
  to: string;
  file: string;
}

const IMPORT = /(?:from|import\()\s*'(\.[^']+)'/g;
/** Tests arrange rows of other modules; they ship with nobody. */
const isProduct = (file: string) => file.endsWith('.ts') && !file.endsWith('.test.ts');

/**
 * Every import from one module's folder into another's, types and foreign keys included.
 * @param folder of the modules, one folder each
 */
export function moduleArrows(folder: string): Arrow[] {
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

/** Names the circles between the API's modules; answers the exit code. */
export function checkModuleBorders(): number {
  const circles = moduleCircles(moduleArrows(path.join(ROOT, 'api/src/modules')));
  for (const circle of circles) console.error(`Modules in a circle: ${circle}`);
  if (circles.length === 0) return 0;
  console.error('The lower one takes what it needs as an argument or a port, or the shared part becomes a module below both.');
  return 1;
}

/** The shortest way from each module back to itself, told once per circle: `order → payment → order`, with a file for each arrow. */
export function moduleCircles(arrows: readonly Arrow[]): string[] {
  const circles = new Map<string, string>();
  for (const start of new Set(arrows.map(({ from }) => from))) {
    const way = wayBack(start, arrows);
    if (!way) continue;
    const members = [...new Set(way.map(({ from }) => from))].sort().join();
    if (!circles.has(members)) circles.set(members, `${way.map(({ from, file }) => `${from} (${file})`).join(' → ')} → ${start}`);
  }
  return [...circles.values()];
}

function wayBack(start: string, arrows: readonly Arrow[]): Arrow[] | undefined {
  let ways: Arrow[][] = arrows.filter(({ from }) => from === start).map((arrow) => [arrow]);
  const seen = new Set<string | undefined>();
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
