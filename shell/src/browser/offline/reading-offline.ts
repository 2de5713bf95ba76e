import { whenIdle } from '@hyangro/runtime';
import type { BrowserServices } from '../../services/browser-services';
import { WORKER_PATH, type WorkerMessage } from '../../worker/worker-wire';
import { drawKeptLine } from './draw-kept-line';
import { heldGoods, holdGoods } from './held-goods';
import { takeWorkerAway } from './take-worker-away';

/** A page that has loaded no file for this long is at rest. */
const REST_MS = 2_000;

/** Between one try to send what is held and the next; the next page tries again. */
const SEND_PAUSES_MS = [0, 1_000, 4_000, 15_000, 60_000];

/**
 * Lets what was seen be read without a net (ADR 22): registers the worker, tells it what this page was made of, holds goods that are put into
 * a member's cart meanwhile, and says all that in one line. Not in the app's web view, whose app keeps its own version and is no shop to
 * install; where the server has switched the worker off (`isOff`), one that stands is taken away.
 */
export async function readOffline({ services, session, cartCount }: BrowserServices, isOff: boolean): Promise<void> {
  const workers = (navigator as Partial<Navigator>).serviceWorker;
  if (!workers || services.bridge.isApp) return;
  if (isOff) return takeWorkerAway(workers);

  const isMember = () => services.session.get().isLogin;
  const tell = () => drawKeptLine(isMember() ? heldGoods(services.storage).length : 0);
  /** What the worker was answered, by its question: it asks again while nobody hears. */
  const answers = new Map<string, number | null>();
  workers.addEventListener('message', ({ data, ports }: MessageEvent<WorkerMessage>) => {
    if (data.type !== 'hold-goods') return;
    if (!answers.has(data.id))
      answers.set(data.id, isMember() && holdGoods(services.storage, data.addition) ? cartCount.count.get() : null);
    ports[0]?.postMessage(answers.get(data.id));
    tell();
  });
  window.addEventListener('offline', tell);
  window.addEventListener('online', () => {
    tell();
    void sendHeld();
  });
  /** What is held goes to the server, under its key. The first call after the browser's word may still find no net. */
  async function sendHeld(): Promise<void> {
    for (const pauseMs of SEND_PAUSES_MS) {
      await pause(pauseMs);
      if (!navigator.onLine || !isMember() || heldGoods(services.storage).length === 0) return;
      await session.reconcile(false);
    }
  }
  if (!navigator.onLine) tell();

  const registration = await workers.register(WORKER_PATH, { updateViaCache: 'none' }).catch(() => null);
  if (!registration) return;
  await workers.ready;
  const send = (message: WorkerMessage) => registration.active?.postMessage(message);
  if (!workers.controller) {
    window.addEventListener('offline', () => send({ type: 'take-over' }));
    // The worker does not see this page's calls that log in or out.
    services.events.subscribe('session:changed', () => send({ type: 'forget-member' }));
    keepAtRest((urls) => send({ type: 'keep', urls }));
  }
  bringWhatComesAtAPress();
}

/**
 * The sheet in which a phone chooses a product comes at the touch of its bar: without a net it could not come any more. The bar is touched for the
 * shopper, as a pointer does on its way to it.
 */
function bringWhatComesAtAPress(): void {
  if (!window.location.pathname.startsWith('/product/')) return;
  for (const button of document.querySelectorAll('main button[aria-pressed]'))
    button.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * Has kept what a page was made of that was opened before the worker stood, and what its later screens load, whenever nothing more has come for a
 * while. Taken over at once it would load and decode all its pictures anew, in the middle of the visit.
 */
function keepAtRest(keep: (urls: readonly string[]) => void): void {
  const { href, origin } = window.location;
  const isOwnFile = (address: string) => address.startsWith(`${origin}/`) && /\.\w+$/.test(address);
  const urls = new Set([href.split('#', 1)[0] ?? href]);
  const keepAll = () => {
    keep([...urls]);
    urls.clear();
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  new PerformanceObserver((list) => {
    const files = list.getEntries().flatMap(({ name }) => (isOwnFile(name) ? [name] : []));
    // Calls and what comes from elsewhere put nothing off.
    if (files.length === 0) return;
    for (const file of files) urls.add(file);
    clearTimeout(timer);
    timer = setTimeout(() => whenIdle(keepAll), REST_MS);
  }).observe({ type: 'resource', buffered: true });
}
