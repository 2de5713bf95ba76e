import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { MemberDetails } from '@hyangro/contracts/session/session.contract';
import type { MemberMemory, WritableStore } from '@hyangro/runtime';
import { createPageI18n } from '@hyangro/runtime';
import { NO_APP, createBaseServices } from '@hyangro/runtime/host';
import { browserStorage } from '@hyangro/runtime/storage';
import { mockFetch } from '@hyangro/testing';
import { createCartCount } from './cart-count';
import { createSession } from './session';

const ROOT = path.resolve(__dirname, '../../..');
const namesIn = (folder: string) => readdirSync(path.join(ROOT, folder), { encoding: 'utf8' });
const PACKAGES = ['shell', ...namesIn('.').filter((name) => name.startsWith('mfe-')), ...namesIn('shared').map((name) => `shared/${name}`)];

const sources = PACKAGES.map((name) => `${name}/src`)
  .filter((folder) => existsSync(path.join(ROOT, folder)))
  .flatMap((folder) => readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((file) => path.join(folder, file)))
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|member-store\.ts$/.test(file));

/** Every `memberStore` of the shop, as `[file, name]`; one that is not exported has no name. */
const stores = sources.flatMap((file) => {
  const text = readFileSync(path.join(ROOT, file), 'utf8');
  return [...text.matchAll(/^(?:export const (\w+))?.*\bmemberStore(?:<.*>)?\(/gm)].map(([, name]) => [file, name]);
});

const member = (memCd: string): MemberDetails => ({
  memCd: memCd as MemberDetails['memCd'],
  memNm: '김향',
  nickname: '향',
  email: 'demo@example.com',
  gender: '02',
  ageGroupStr: '30',
  grade: 'GOLD',
  memberType: 'PERSON',
  avatarSeed: 'M0001',
  newCustomer: false,
  hasRealName: false,
});

/** The page of member M1 with something in its store; `who` is whom the server knows later on, by another tab for example. */
async function pageWith([file = '', name = '']: (string | undefined)[]) {
  let who: MemberDetails | null = null;
  const { fetch } = mockFetch({
    'GET /login/v2/ping': () => ({ isLogin: who !== null }),
    'GET /login/simple-details': () => who ?? member('nobody'),
    'GET /common/cart-count': 0,
  });
  const base = createBaseServices({
    isServer: false,
    locale: 'ko',
    isLocalePinned: false,
    i18n: createPageI18n('ko', {}),
    api: { base: '/api', fetch },
    storage: browserStorage(),
    session: { isLogin: true, member: member('M1') },
    exchangeRate: null,
    flags: {},
    bridge: NO_APP,
    now: Date.now,
    onInvalidEvent(message) {
      throw new Error(message);
    },
  });
  const session = createSession({
    ...base,
    store: base.session,
    cartCount: createCartCount(base, 0),
    mergeGuestCart: async () => undefined,
    nudge: () => undefined,
  });
  const module = (await import(path.join(ROOT, file))) as Record<string, (memory: MemberMemory) => WritableStore<unknown>>;
  const store = module[name]?.(base.memberMemory);
  if (!store) throw new Error(`${file} exports no ${name}`);
  const empty = store.get();
  store.set('what M1 typed');
  return { session, holds: () => (store.get() === empty ? 'nothing' : store.get()), become: (next: MemberDetails | null) => (who = next) };
}

test('there are private stores, and each is exported so that it is looked at here', () => {
  expect(stores.length).toBeGreaterThan(2);
  expect(stores.filter(([, name]) => !name)).toEqual([]);
});

describe.each(stores)('%s %s', (...store) => {
  test('ST-LOG-03 is empty after a logout', async () => {
    const { session, holds } = await pageWith(store);
    await session.loggedOut();
    expect(holds()).toBe('nothing');
  });

  test('ST-LOG-03 is empty after a logout in another tab', async () => {
    const { session, holds, become } = await pageWith(store);
    become(null);
    await session.recheck(true);
    expect(holds()).toBe('nothing');
  });

  test('is empty when another member logs in, at once or after the session ran out', async () => {
    for (const ranOut of [false, true]) {
      const { session, holds } = await pageWith(store);
      if (ranOut) session.destroy();
      await session.started(member('M2'));
      expect(holds()).toBe('nothing');
    }
  });

  test('is empty when another member has logged in in another tab', async () => {
    const { session, holds, become } = await pageWith(store);
    become(member('M2'));
    await session.recheck();
    expect(holds()).toBe('nothing');
  });

  test('ST-LOG-04 is still there for the member whose session ran out', async () => {
    const { session, holds } = await pageWith(store);
    session.destroy();
    await session.started(member('M1'));
    expect(holds()).toBe('what M1 typed');
  });
});
