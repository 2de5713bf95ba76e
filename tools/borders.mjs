/** `npm run borders`, second half: no two modules of the API use each other, not even by a third. The first half is dependency-cruiser, which sees files. */
import path from 'node:path';
import { moduleArrows, moduleCircles } from './lib/module-borders.mjs';
import { ROOT } from './lib/proc.mjs';

const circles = moduleCircles(moduleArrows(path.join(ROOT, 'api/src/modules')));
for (const circle of circles) console.error(`Modules in a circle: ${circle}`);
if (circles.length > 0) {
  console.error('The lower one takes what it needs as an argument or a port, or the shared part becomes a module below both.');
  process.exit(1);
}
