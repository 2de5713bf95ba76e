import { whenIdle } from '@hyangro/runtime';
import { preloadOverlays } from '../app/overlays';
import { preloadOpening } from '../app/screen-opening';
import type { BootData } from '../boot/boot-data';
import type { BrowserServices } from '../services/browser-services';
import type { RemoteLoader } from '../remotes/remote-loader';
import type { Screens } from '../remotes/screens';
import { createVersionCheck } from '../services/version-check';
import type { Leaves } from './follow-releases';
import { followOtherTabs } from './follow-other-tabs';
import { watchFields } from './touched-fields';

/** Without a touch of the reader, the rest comes after this long. */
const REST_AFTER_MS = 8000;

interface IdleTasks {
  /** What to do at each further screen. */
  onScreenShown(): void;
  leaves: Leaves;
}

/** Work deferred until the first screen is shown, or until the first interaction. */
export function startIdleTasks(
  boot: BootData,
  shell: BrowserServices,
  /** Where code comes from. */
  code: { loader: RemoteLoader; screens: Screens },
): IdleTasks {
  const { services, session, cartCount, notifications, exchangeRate, currentMatch } = shell;
  const isFilling = watchFields();
  const version = createVersionCheck({
    api: services.api,
    storage: services.storage,
    mayReload() {
      const row = currentMatch()?.row;
      return !row?.auth && row?.frame !== 'task' && !isFilling();
    },
    reload: () => window.location.reload(),
  });
  let tellApp: (() => void) | undefined;
  const seeNotifications = () => {
    if (currentMatch()?.row.name === 'Notifications') void notifications.markSeen();
  };
  void session.reconcile(boot.isSessionUnknown);
  followOtherTabs({ events: services.events, session, cartCount, notifications });
  eachWhenIdle([
    () => void version.check(),
    () => void exchangeRate.refresh(),
    () => void notifications.refresh().then(seeNotifications),
    () =>
      services.bridge.isApp &&
      void import(/* webpackChunkName: "in-app" */ './in-app').then(({ joinApp }) => (tellApp = joinApp(shell)), ignore),
  ]);
  atFirstTouch(() => {
    eachWhenIdle([
      preloadOpening,
      preloadOverlays,
      () =>
        void import(/* webpackChunkName: "first-touch" */ './first-touch').then(
          ({ startAtTouch }) => (tasks.leaves = startAtTouch(boot, shell, code, { checkVersion: version.check, isFilling })),
          ignore,
        ),
    ]);
  });
  services.session.subscribe(() => void notifications.refresh());
  const tasks: IdleTasks = {
    onScreenShown() {
      seeNotifications();
      tellApp?.();
      version.reloadWhenFree();
    },
    leaves: () => false,
  };
  return tasks;
}

const ignore = () => undefined;
/** One after the other, each in a task of its own: a touch waits for one of them at most. */
const eachWhenIdle = (jobs: readonly (() => unknown)[]) => jobs.forEach((job) => whenIdle(() => void job()));

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
