import type { BrowserServices } from '../../services/browser-services';
import { WORKER_PATH, type WorkerMessage } from '../../worker/worker-wire';
import { drawKeptLine } from './draw-kept-line';
import { heldGoods, holdGoods } from './held-goods';
import { takeWorkerAway } from './take-worker-away';

/**
 * Lets what was seen be read without a net (ADR 21): registers the worker, tells it what this page was made of, holds goods that are put into
 * a member's cart meanwhile, and says all that in one line. Not in the app's web view, whose app keeps its own version and is no shop to
 * install; where the server has switched the worker off (`isOff`), one that stands is taken away.
 */
export async function readOffline({ services, session, cartCount }: BrowserServices, isOff: boolean): Promise<void> {
  const workers = (navigator as Partial<Navigator>).serviceWorker;
  if (!workers || services.bridge.isApp) return;
  if (isOff) return takeWorkerAway(workers);

  const isMember = () => services.session.get().isLogin;
  const tell = () => drawKeptLine(isMember() ? heldGoods(services.storage).length : 0);
  workers.addEventListener('message', ({ data, ports }: MessageEvent<WorkerMessage>) => {
    if (data.type !== 'hold-goods') return;
    const isHeld = isMember() && holdGoods(services.storage, data.addition);
    ports[0]?.postMessage(isHeld ? cartCount.count.get() : null);
    tell();
  });
  window.addEventListener('offline', tell);
  window.addEventListener('online', () => {
    tell();
    // What is held goes to the server, under its key; the session may have ended meanwhile.
    if (isMember()) void session.reconcile(false);
  });
  if (!navigator.onLine) tell();

  const registration = await workers.register(WORKER_PATH, { updateViaCache: 'none' }).catch(() => null);
  if (!registration) return;
  const { active } = await workers.ready;
  active?.postMessage({ type: 'keep', urls: madeOf() } satisfies WorkerMessage);
}

/** Addresses of the page and of the files it has loaded from the shop's own origin. */
function madeOf(): string[] {
  const { href, origin } = window.location;
  const files = performance.getEntriesByType('resource').map(({ name }) => name);
  return [href.split('#', 1)[0] ?? href, ...new Set(files.filter((file) => file.startsWith(`${origin}/`)))];
}
