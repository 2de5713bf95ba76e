import { whenIdle } from '@hyangro/runtime';
import type { BootData } from '../boot/boot-data';
import type { RemoteLoader } from '../remotes/remote-loader';
import type { Screens } from '../remotes/screens';
import type { BrowserServices } from '../services/browser-services';
import { keepCardsInSight } from './cards-in-sight';
import { readOffline } from './offline/reading-offline';
import { preloadInView } from './preload-in-view';
import { followReleases, type IsFilling, type Leaves } from './follow-releases';
import { reportVitals } from './blame/report';
import { tellProductViews } from './product-views';

/** What a page does from the first touch of its reader on; each in a task of its own. Answers whether a navigation loads the page anew. */
export function startAtTouch(
  boot: BootData,
  shell: BrowserServices,
  { loader, screens }: { loader: RemoteLoader; screens: Screens },
  { checkVersion, isFilling }: { checkVersion(): Promise<void>; isFilling: IsFilling },
): Leaves {
  const { services, exchangeRate } = shell;
  const { check, leaves } = followReleases(boot, services, isFilling);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible') return;
    void exchangeRate.refresh();
    void checkVersion();
    check();
  });
  whenIdle(() => reportVitals(boot, services, screens.versionOf));
  whenIdle(() => void readOffline(shell, boot.isWorkerOff === true));
  whenIdle(() => tellProductViews(shell, boot.routes));
  whenIdle(() => preloadInView(boot.routes, { remote: loader.load, screen: screens.load }));
  whenIdle(() => {
    const main = document.getElementById('main');
    if (main) keepCardsInSight(main);
  });
  // Ctrl+Alt+B shows which remote, version and commit each part of the page comes from.
  document.addEventListener('keydown', ({ ctrlKey, altKey, code }) => {
    if (ctrlKey && altKey && code === 'KeyB')
      void import(/* webpackChunkName: "boundaries" */ './boundary-overlay').then(({ toggleBoundaries }) =>
        toggleBoundaries({ remotes: boot.remotes, versionOf: screens.versionOf }),
      );
  });
  return leaves;
}
