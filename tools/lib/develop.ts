import path from 'node:path';
import { REMOTES } from '../../shared/build/src/workspace-paths.mjs';
import { ROUTES, type RemoteName, type RouteRow } from '../../shared/contracts/src/routes/table';
import { SHELL_FOR_DEVELOPMENT, PARTS, buildAll } from './build-steps';
import { ROOT } from './proc.mjs';
import { runShop } from './run-shop';

/**
 * The whole shop, with the named remotes from development servers: a saved change shows in the open page, its state kept.
 * Each named remote also has a page of its own, on a plain single-spa root without our shell.
 */
export async function develop(remotes: readonly RemoteName[]): Promise<void> {
  const port = Number(process.env.PORT ?? 3000);
  const apiPort = Number(process.env.API_PORT ?? 3001);
  await buildAll([...PARTS, SHELL_FOR_DEVELOPMENT]);

  // webpack-dev-server and React Refresh decide by it.
  process.env.NODE_ENV = 'development';
  const { remoteConfig } = await import('../../shared/build/src/webpack');
  const { startDevServer } = await import('../../shared/build/src/dev-server');
  const { startStubHost } = await import('../../shared/build/src/stub-host');
  const overrides: string[] = [];
  const alone: string[] = [];
  for (const remote of remotes) {
    const devPort = devPortOf(remote, port);
    const config = remoteConfig(remote, { mode: 'development', devUrl: `http://localhost:${devPort}` });
    const { entry, manifest } = await startDevServer(config, devPort);
    overrides.push(`${remote}=${entry}`);
    const paths = pathsOf(remote);
    const { origin } = await startStubHost({ remote, manifest, shopUrl: `http://127.0.0.1:${port}`, port: devPort + 1, paths });
    alone.push(`${remote} alone: ${origin}${paths[0] ?? '/'}`);
  }
  const env = { NODE_ENV: 'production', REMOTE_OVERRIDES: overrides.join(','), SHELL_WEB: path.join(ROOT, 'shell/dist/dev') };
  await runShop({ port, apiPort, env });
  console.log(alone.join('\n'));
}

/** Port of a remote's development server beside a shop on `port`. */
export const devPortOf = (remote: RemoteName, port = 3000): number => port + 100 + 2 * REMOTES.indexOf(remote);

/** Rows of a remote whose pages need nothing but their address. */
const plainRowsOf = (remote: RemoteName): RouteRow[] =>
  Object.values<RouteRow>(ROUTES).filter(({ owner, path: at }) => owner === remote && !at.includes('/:'));
const pathsOf = (remote: RemoteName): string[] => plainRowsOf(remote).map(({ path: at }) => at);

/** The page at which a look at a remote begins: one that everybody may open and search engines know, where it has such. */
export function frontOf(remote: RemoteName): string {
  const rows = plainRowsOf(remote);
  const open = rows.filter(({ auth, noIndex, frame, otherwise }) => !auth && !noIndex && !frame && !otherwise);
  return (open.find(({ path: at }) => !at.startsWith('/mypage/')) ?? open[0] ?? rows[0])?.path ?? '/';
}
