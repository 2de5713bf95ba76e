import { preloadOverlays } from '../app/overlays';
import type { BootData } from '../boot/boot-data';
import type { BrowserServices } from '../services/browser-services';
import { checkVersion } from '../services/version-check';

/** Without a touch of the reader, the rest comes after this long. */
const REST_AFTER_MS = 8000;

/** What can wait until the first screen stands, and what until the reader does something. */
export function startIdleTasks(boot: BootData, { services, session, notifications, exchangeRate }: BrowserServices): void {
  void session.reconcile(boot.isSessionUnknown);
  whenIdle(() => {
    void checkVersion(services.api, services.storage, () => window.location.reload());
    void exchangeRate.refresh();
    void notifications.refresh();
    if (boot.fontSlices) addStyleSheet(boot.fontSlices);
  });
  atFirstTouch(() => {
    preloadOverlays();
    void import(/* webpackChunkName: "vitals" */ './vitals').then(
      ({ reportVitals }) => reportVitals(boot, services),
      () => undefined,
    );
  });
  services.session.subscribe(() => void notifications.refresh());
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void exchangeRate.refresh();
  });
  // Ctrl+Alt+B shows which remote and release each part of the page comes from.
  document.addEventListener('keydown', ({ ctrlKey, altKey, code }) => {
    if (ctrlKey && altKey && code === 'KeyB')
      void import(/* webpackChunkName: "boundaries" */ './boundary-overlay').then(({ toggleBoundaries }) => toggleBoundaries());
  });
}

const whenIdle = (task: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(task, { timeout: 3000 }) : setTimeout(task, 500);

function atFirstTouch(task: () => void) {
  const events = ['pointerdown', 'keydown', 'scroll'] as const;
  const timer = setTimeout(run, REST_AFTER_MS);
  for (const name of events) window.addEventListener(name, run, { passive: true });
  function run() {
    clearTimeout(timer);
    for (const name of events) window.removeEventListener(name, run);
    task();
  }
}

/** The letters outside the page's first fonts; nothing waits for them. */
function addStyleSheet(href: string) {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  document.head.append(link);
}
