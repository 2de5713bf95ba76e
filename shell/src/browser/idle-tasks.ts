import { preloadOverlays } from '../app/overlays';
import type { BootData } from '../boot/boot-data';
import type { BrowserServices } from '../services/browser-services';
import { checkVersion } from '../services/version-check';

/** What can wait until the first screen stands. */
export function startIdleTasks(boot: BootData, { services, session, notifications, exchangeRate }: BrowserServices): void {
  const whenIdle = (task: () => void) => ('requestIdleCallback' in window ? requestIdleCallback(task, { timeout: 4000 }) : setTimeout(task, 1000));
  session.reconcile();
  whenIdle(() => {
    void checkVersion(services.api, services.storage, () => window.location.reload());
    void exchangeRate.refresh();
    void notifications.refresh();
    preloadOverlays();
    void import(/* webpackChunkName: "vitals" */ './vitals').then(({ reportVitals }) => reportVitals(boot, services), () => undefined);
  });
  services.session.subscribe(() => void notifications.refresh());
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void exchangeRate.refresh();
  });
}
