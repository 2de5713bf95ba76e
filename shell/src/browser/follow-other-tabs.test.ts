import { createEventBus } from '@hyangro/runtime';
import { followOtherTabs } from './follow-other-tabs';

/** Channels of one browser: a message reaches all others. */
class Channel {
  static all = new Set<Channel>();
  onmessage: ((event: { data: unknown }) => void) | null = null;
  constructor() {
    Channel.all.add(this);
  }
  postMessage(data: unknown) {
    for (const other of Channel.all) if (other !== this) other.onmessage?.({ data: structuredClone(data) });
  }
  close() {
    Channel.all.delete(this);
  }
}
function tab() {
  const invalid: string[] = [];
  const events = createEventBus((message) => void invalid.push(message));
  const counts: number[] = [];
  const rechecks: boolean[] = [];
  const looks = { seen: 0 };
  events.subscribe('cart:changed', ({ count }) => counts.push(count));
  followOtherTabs({
    events,
    cartCount: { recheck: async () => events.publish('cart:changed', { count: 7 }) },
    notifications: { recheckSeen: () => void (looks.seen += 1) },
    session: { recheck: async (isLogout = false) => void rechecks.push(isLogout) },
  });
  return { looks, events, counts, rechecks, invalid };
}
beforeEach(() => {
  Channel.all.clear();
  Object.assign(globalThis, { structuredClone: (value: unknown) => JSON.parse(JSON.stringify(value)) as unknown });
  Object.assign(window, { BroadcastChannel: Channel });
});

test('what one tab puts into the cart, all tabs count, each once', () => {
  const [one, two, three] = [tab(), tab(), tab()];
  one.events.publish('cart:changed', { count: 2 });
  expect([one.counts, two.counts, three.counts]).toEqual([[2], [2], [2]]);
});

test('ST-LOG-03 a logout in one tab makes the others ask the server who is here', () => {
  const [one, two] = [tab(), tab()];
  one.events.publish('session:changed', { isLogin: false, isLogout: true });
  expect([one.rechecks, two.rechecks]).toEqual([[], [true]]);
});

test('news that are seen in one tab are seen in all: the mark of the browser is looked at again', () => {
  const { looks } = tab();
  window.dispatchEvent(new StorageEvent('storage', { key: 'recentProducts' }));
  expect(looks.seen).toBe(0);
  window.dispatchEvent(new StorageEvent('storage', { key: 'notificationSeq2' }));
  expect(looks.seen).toBe(1);
});

test('MFE-16 a message of another build that is no event of ours reaches nobody', () => {
  const { counts, invalid } = tab();
  new Channel().postMessage({ name: 'cart:changed', payload: { count: 'many' } });
  expect([counts, invalid]).toEqual([[], ['event cart:changed: wrong count']]);
});

test('a page out of the browser’s page cache counts its cart and asks who is here', async () => {
  const { counts, rechecks } = tab();
  window.dispatchEvent(new Event('pagehide'));
  expect(Channel.all.size).toBe(0);
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  await Promise.resolve();
  await Promise.resolve();
  expect(Channel.all.size).toBeGreaterThan(0);
  expect([counts[0], rechecks[0]]).toEqual([7, false]);
});

test('a browser without such channels keeps to itself', () => {
  Reflect.deleteProperty(window, 'BroadcastChannel');
  expect(() => tab().events.publish('cart:changed', { count: 1 })).not.toThrow();
});
