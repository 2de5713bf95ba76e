import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { CacheProvider } from '@emotion/react';
import { onRetryMoments } from '@hyangro/runtime';
import { App } from '../app/app';
import { createStyleCache } from '../app/style-cache';
import { ROOT_ID } from '../boot/boot-data';
import { isRemoteScreen } from '../remotes/registry-route';
import { ShellRouter } from '../router/shell-router';
import { readBoot } from './boot';
import { createPage } from './create-page';
import { firstVerdict } from './first-verdict';
import { logFault } from './log-fault';
import { nextTask } from './next-task';
import { pageNonce } from './nonce';
import { preloadOnIntent } from './preload-on-intent';
import { writtenStyles } from './written-styles';

/** Each step is a task of its own: see `entry.ts`. */
async function start() {
  await nextTask();
  const boot = readBoot();
  const { services, history, gate, match, screens, scroll, surfaces, page, arrive, startScreen } = createPage(boot);
  window.history.scrollRestoration = 'manual';
  // A reload finds its place again by the browser's own memory.
  window.addEventListener('pagehide', () => (window.history.scrollRestoration = 'auto'));
  const verdict = await firstVerdict({ history, gate, queryClient: services.queryClient, startScreen });
  const first = match(history.location.pathname);
  const coming = isRemoteScreen(first) ? screens.load(first).catch(() => null) : true;
  await nextTask();
  for (const [key, data] of boot.queries) services.queryClient.setQueryData(key, data, { updatedAt: boot.serverTime });
  const hasCome = (await coming) !== null;
  await nextTask();

  const root = document.getElementById(ROOT_ID);
  if (!root) throw new Error('The page has no root.');
  const tree = (
    <CacheProvider value={createStyleCache(pageNonce(), writtenStyles())}>
      <ShellRouter history={history} gate={gate} onLeave={scroll.keep} onPass={startScreen}>
        <App services={services} surfaces={surfaces} page={page} />
      </ShellRouter>
    </CacheProvider>
  );
  // What the server could not know (the bridge of an app) makes another page than its HTML.
  const canHydrate = boot.isRendered && verdict.kind === 'open' && services.bridge.isApp === boot.isApp;
  // The server's HTML stays, its links work; the code is asked for again until it comes.
  const waits = canHydrate && first !== null && !hasCome;
  if (waits) screens.keepTrying(first, onRetryMoments);
  // An answer that was refused while a screen was drawn is drawn once more, at one go: nothing is lost, and nobody left it uncaught.
  const options = {
    onRecoverableError: (error: unknown) => console.warn(error),
    onCaughtError: logFault,
  };
  startTransition(() => {
    if (canHydrate) hydrateRoot(root, tree, options);
    else createRoot(root, options).render(tree);
  });
  if (waits) arrive(history.location);
  preloadOnIntent(boot.routes, screens);
}
void start();
