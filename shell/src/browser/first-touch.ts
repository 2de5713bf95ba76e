import { whenIdle } from '@hyangro/runtime';
import type { BootData } from '../boot/boot-data';
import type { RemoteLoader } from '../remotes/remote-loader';
import type { Screens } from '../remotes/screens';
import type { BrowserServices } from '../services/browser-services';
import { keepCardsInSight } from './cards-in-sight';
import { preloadInView } from './preload-in-view';
import { tellProductViews } from './product-views';
import { reportVitals } from './vitals';

/** What a page does from the first touch of its reader on; each in a task of its own. */
export function startAtTouch(
  boot: BootData,
  shell: BrowserServices,
  { loader, screens }: { loader: RemoteLoader; screens: Screens },
  checkVersion: () => Promise<void>,
): void {
  const { services, exchangeRate } = shell;
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible') return;
    void exchangeRate.refresh();
    void checkVersion();
  });
  whenIdle(() => reportVitals(boot, services));
  whenIdle(() => tellProductViews(shell));
  whenIdle(() => preloadInView(boot.routes, { remote: loader.load, screen: screens.load }));
  whenIdle(() => {
    const main = document.getElementById('main');
    if (main) keepCardsInSight(main);
  });
}
