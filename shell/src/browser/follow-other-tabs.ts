import { EVENT_FIELDS, type ShopEventName, type ShopEvents } from '@hyangro/contracts/events/shop-events';
import type { EventBus } from '@hyangro/runtime';
import type { CartCount } from '../services/cart-count';
import type { ShellSession } from '../services/session';

interface Deps {
  events: EventBus;
  session: Pick<ShellSession, 'recheck'>;
  cartCount: Pick<CartCount, 'recheck'>;
  notifications: { recheckSeen(): void };
}
type Message<E extends ShopEventName = ShopEventName> = { [N in E]: { name: N; payload: ShopEvents[N] } }[E];

/**
 * What one tab does, the others show too: events of this tab go to all tabs of the browser, theirs are published here. Who is
 * logged in is asked of the server, never believed. A page that comes out of the browser's page cache looks around once.
 */
export function followOtherTabs({ events, session, cartCount, notifications }: Deps): void {
  // Seen in one tab, news are seen in all.
  window.addEventListener('storage', ({ key }) => {
    if (key === 'notificationSeq2') notifications.recheckSeen();
  });
  if (!('BroadcastChannel' in window)) return;
  let channel: BroadcastChannel | null = null;
  let isTheirs = false;

  const publish = <E extends ShopEventName>({ name, payload }: Message<E>) => events.publish(name, payload);

  function open() {
    channel = new BroadcastChannel('hyangro:events');
    channel.onmessage = ({ data }: MessageEvent<Message>) => {
      if (data.name === 'session:changed') return void session.recheck(data.payload.isLogout);
      isTheirs = true;
      publish(data);
      isTheirs = false;
    };
  }
  for (const name of Object.keys(EVENT_FIELDS) as ShopEventName[]) {
    events.subscribe(name, (payload) => {
      if (!isTheirs) channel?.postMessage({ name, payload });
    });
  }
  open();
  // An open channel would keep the page out of the browser's page cache.
  window.addEventListener('pagehide', () => channel?.close());
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    open();
    void session.recheck();
    void cartCount.recheck();
  });
}
