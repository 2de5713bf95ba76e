import { LOCAL_KEYS, SESSION_KEYS, type LocalKeys, type SessionKeys } from '@hyangro/contracts/storage/storage-keys';
import { browserStorage, createStorage } from './index';

const DRAFTS = { memCd: 'M0001', drafts: [{ draftCd: 'd-1', slot: 'new', values: { title: '초안' }, attempt: '' }], ended: ['d-0'] };
const GOOD: LocalKeys & SessionKeys = {
  guest: '0123456789abcdef0123456789abcdef',
  recentProducts: ['P0001', 'P0047'],
  recentProductsInfo: [
    { productCd: 'P0001', brandNm: '오렐르', productNm: '로즈 판톰', imgMainUrl: '/media/P1.webp', salePrice: 1, discountRate: 0 },
  ],
  savedReview: DRAFTS,
  savedFeed: DRAFTS,
  savedTalk: DRAFTS,
  agreeTerms: ['TERMS'],
  mainNoticeHiddenToday: '2026-11-22',
  appInstallHiddenToday: '2026-11-22',
  mainFloatingBannersClosed: false,
  notificationSeq1: 0,
  notificationSeq2: 12,
  notificationPointHiddenToday: '2026-11-22',
  savedFcmUserToken: 'token',
  orderPaymentCd: 'H261122-ABCDEFGH',
  purchasesTold: ['H1'],
  searchStorage: ['장미'],
  currentCountryCd: 'KR',
  appVersion: '1.0.0',
  newCustomer: true,
  storeUrlForRedirect: 'https://store.example/hyangro',
  refId: 'hyang01',
  rememberedId: 'demo01',
  refMemCd: 'M0001',
  compareProducts: [{ productCd: 'P0001', productNm: '로즈 판톰', imgMainUrl: '/media/P1.webp' }],
  guestCart: { key: 'guest-key-1', items: [{ productCd: 'P0001', optionCd: null, quantity: 2 }] },
  guestCartSent: { key: 'guest-key-2', items: [{ productCd: 'P0002', optionCd: null, quantity: 1 }] },
  login: true,
  memberInfo: { memCd: 'M0001', email: 'demo@example.com' },
  seenVersions: ['1.0.0'],
  reloadedAt: ['2026-11-23T00:00:00.000Z'],
};
/** Values of every type, also inside lists and objects; a key is tried with those that are wrong for it. */
const VALUES = [5.5, -1, 'x'.repeat(5000), null, [null], [5], [[]], { a: 1 }, [{ a: 1 }], 'not-a-day', true, Array(500).fill('P')];
const wrongFor = (key: keyof typeof GOOD) => {
  const good = GOOD[key];
  return VALUES.filter((value) => {
    if (typeof good === 'boolean') return value !== true;
    if (typeof good === 'number') return value !== 5.5;
    return value !== 'not-a-day' || typeof good !== 'string' || key.endsWith('HiddenToday');
  });
};

interface AnyArea {
  get(key: string): unknown;
  set(key: string, value: unknown): boolean;
  remove(key: string): void;
}
type AreaName = 'local' | 'session';
const areaOf = (name: AreaName, storage = browserStorage()) => storage[name] as unknown as AnyArea;
const rawOf = (name: AreaName) => (name === 'local' ? window.localStorage : window.sessionStorage);
const keys = [...LOCAL_KEYS.map((key) => ['local', key] as const), ...SESSION_KEYS.map((key) => ['session', key] as const)];

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
});

/** Keys that the specification does not know. */
const OURS: readonly string[] = [
  'rememberedId',
  'compareProducts',
  'guestCart',
  'guestCartSent',
  'purchasesTold',
  'seenVersions',
  'reloadedAt',
];
test('the specification’s 22 local keys and 2 session keys are all declared, beside those of our own', () => {
  expect(LOCAL_KEYS.filter((key) => !OURS.includes(key))).toHaveLength(22);
  expect(SESSION_KEYS.filter((key) => !OURS.includes(key))).toHaveLength(2);
});

describe.each(keys)('%s storage of %s', (name, key) => {
  const good = GOOD[key];

  test('LS-24 what was put comes back, until it is removed', () => {
    const area = areaOf(name);
    expect(area.set(key, good)).toBe(true);
    expect(area.get(key)).toEqual(good);
    area.remove(key);
    expect(area.get(key)).toBeNull();
  });

  test.each([
    ['a value of the wrong type', wrongFor(key).map((value) => JSON.stringify(value))],
    ['truncated JSON', ['{"a":[1,2', '["P0001', '"not-a-d']],
    ['no JSON', ['undefined', '']],
    ['5 MB of text', [JSON.stringify({ body: 'x'.repeat(4_900_000) })]],
  ])('LS-24 %s is absent, and dropped', (_, texts) => {
    for (const text of texts) {
      rawOf(name).setItem(key, text);
      expect([text.slice(0, 60), areaOf(name).get(key)]).toEqual([text.slice(0, 60), null]);
      expect(rawOf(name).getItem(key)).toBeNull();
    }
  });

  test('LS-24 blocked storage reads as absent and never throws', () => {
    const blocked = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    const area = areaOf(name, createStorage({ local: blocked, session: blocked }));
    expect(area.get(key)).toBeNull();
    expect(area.set(key, good)).toBe(false);
    expect(() => area.remove(key)).not.toThrow();
  });

  test('LS-24 full storage refuses a new value and still gives the old one', () => {
    const raw = rawOf(name);
    raw.setItem(key, JSON.stringify(good));
    const full = {
      getItem: (item: string) => raw.getItem(item),
      setItem() {
        throw new DOMException('full', 'QuotaExceededError');
      },
    } as unknown as Storage;
    const area = areaOf(name, createStorage({ local: () => full, session: () => full }));
    expect(area.set(key, good)).toBe(false);
    expect(area.get(key)).toEqual(good);
  });
});
