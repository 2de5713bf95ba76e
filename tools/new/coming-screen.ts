import { existsSync } from 'node:fs';
import path from 'node:path';
import { ROUTES, type RouteRow } from '../../shared/contracts/src/routes/table';
import { ROOT } from '../lib/proc.mjs';

/** What `pnpm new screen` is told of a screen that the table announces and no remote has yet. */
export function comingScreen(): [remote: string, screen: string, flag: '--route', route: string] {
  const rows: [string, RouteRow][] = Object.entries(ROUTES);
  const [route, row] = rows.find(([, { owner, screen }]) => !existsSync(path.join(ROOT, `mfe-${owner}/src/screens/${screen}`))) ?? [];
  if (!route || !row) throw new Error('Every screen of the table is built: nothing is coming.');
  return [row.owner, row.screen, '--route', route];
}
