import { eq, sql } from 'drizzle-orm';
import { WISHLIST_FOLDERS_MAX } from '@hyangro/contracts/constants';
import type { WishlistFolder, WishlistPage } from '@hyangro/contracts/wishlist/wishlist.contract';
import { raceOn, rowLocks } from '../../../platform/testing/race';
import { createTestApp, describePostgres, type Caller, type TestApp } from '../../../platform/testing/test-app';
import { productTable, stockTable } from '../catalog.tables';
import { wishlistFolderTable, wishlistTable } from './shopper.tables';
import { likesBehind } from './wishlist.repository';

let shop: TestApp;
const race = raceOn(() => shop);
let member: Caller;
beforeAll(async () => {
  shop = await createTestApp({ poolSize: 12 });
  member = await shop.login('demo07');
});
afterAll(() => shop.close());
const MEMBER = 'M0007';
beforeEach(async () => {
  await shop.db.delete(wishlistTable);
  await shop.db.delete(wishlistFolderTable);
});

const like = async (...productCds: string[]) => {
  for (const productCd of productCds) {
    shop.clock.advance(1_000);
    await member.put(`/product/${productCd}/like`);
  }
};
const list = async (query = '', who = member) => (await who.get(`/wishlist${query}`)).json() as WishlistPage;
const codes = async (query = '') => (await list(query)).items.map(({ productCd }) => productCd);
const folders = async (who = member) => (await who.get('/wishlist/folders')).json() as { totalCount: number; folders: WishlistFolder[] };
const make = async (name: string, who = member) => (await who.post('/wishlist/folders', { name })).json() as WishlistFolder;
const put = (productCd: string, folderCd: string | null, who = member) => who.put(`/wishlist/products/${productCd}/folder`, { folderCd });
const share = async (folderCd: string) =>
  ((await member.put(`/wishlist/folders/${folderCd}/share`)).json() as { shareToken: string }).shareToken;
const openLink = (token: string, query = '') => shop.visitor().get(`/wishlist/shared/${token}${query}`);

test('R-MY-02 what a member likes stands newest first, and what is sold out or gone says so', async () => {
  await like('P0003', 'P0001', 'P0005', 'P0010');
  await shop.db.update(stockTable).set({ stockCnt: 0 }).where(eq(stockTable.productCd, 'P0005'));
  await shop.db.update(productTable).set({ isOnSale: false }).where(eq(productTable.productCd, 'P0010'));
  try {
    const { items } = await list();
    expect(items.map(({ productCd, state }) => [productCd, state])).toEqual([
      ['P0010', 'GONE'],
      ['P0005', 'SOLD_OUT'],
      ['P0001', 'ON_SALE'],
      ['P0003', 'ON_SALE'],
    ]);
    expect(items[2]?.options.map(({ optionCd }) => optionCd)).toEqual(['P0001-01', 'P0001-02', 'P0001-03']);
    // What is gone can be taken off the list, and not put there again.
    expect((await member.put('/product/P0010/like')).json()).toEqual({ isZzim: false });
    expect((await member.put('/product/P0010/like')).statusCode).toBe(404);
    expect(await codes()).toEqual(['P0005', 'P0001', 'P0003']);
    expect([items[0]?.options, items[3]?.options, items[0]?.productNm.length]).toEqual([[], [], expect.any(Number)]);
  } finally {
    await shop.db.update(productTable).set({ isOnSale: true }).where(eq(productTable.productCd, 'P0010'));
  }
});

test('R-MY-02 my page counts as many as the list has', async () => {
  await like('P0003', 'P0001');
  const { zzimCount } = (await member.get('/member/home')).json() as { zzimCount: number };
  expect([zzimCount, (await folders()).totalCount, (await list()).items.length]).toEqual([2, 2, 2]);
});

test('R-MY-02 a folder holds what was put into it; without it the goods are still liked', async () => {
  await like('P0003', 'P0001', 'P0005');
  const { folderCd } = await make('선물');
  expect((await put('P0001', folderCd)).statusCode).toBe(204);
  expect(await codes(`?folderCd=${folderCd}`)).toEqual(['P0001']);
  expect(await folders()).toEqual({ totalCount: 3, folders: [{ folderCd, name: '선물', count: 1, shareToken: null }] });
  await put('P0001', null);
  await put('P0003', folderCd);
  expect(await codes(`?folderCd=${folderCd}`)).toEqual(['P0003']);
  expect((await member.delete(`/wishlist/folders/${folderCd}`)).statusCode).toBe(204);
  expect([await codes(), (await folders()).folders]).toEqual([['P0005', 'P0001', 'P0003'], []]);
  expect((await member.delete(`/wishlist/folders/${folderCd}`)).statusCode).toBe(204);
});

test('R-MY-02 two folders of one name, in any case, and more than the limit are refused; a folder is named anew', async () => {
  const { folderCd } = await make('Gift');
  expect((await member.post('/wishlist/folders', { name: ' gift ' })).json()).toMatchObject({ messageCode: 'wishlist.a0001' });
  const other = await make('여행');
  const rename = (name: string, code = other.folderCd) => member.patch(`/wishlist/folders/${code}`, { name });
  expect((await rename('GIFT')).json()).toMatchObject({ messageCode: 'wishlist.a0001' });
  expect((await rename('Trip')).statusCode).toBe(204);
  expect((await rename('gift', folderCd)).statusCode).toBe(204);
  expect((await rename('x', 'NONE')).statusCode).toBe(404);
  expect((await folders()).folders.map(({ name }) => name)).toEqual(['gift', 'Trip']);
  for (let n = 2; n < WISHLIST_FOLDERS_MAX; n += 1) await make(`f${n}`);
  expect((await member.post('/wishlist/folders', { name: 'more' })).json()).toMatchObject({ messageCode: 'wishlist.a0002', args: [20] });
});

test.each(['', '   ', '가'.repeat(21)])('R-MY-02 “%s” is no name of a folder', async (name) => {
  const { statusCode, body } = await member.post('/wishlist/folders', { name });
  expect([statusCode, JSON.parse(body).args[0].field]).toEqual([422, 'name']);
});

test('P-11 R-MY-02 nobody sees, fills, names, shares or removes a folder of another member', async () => {
  await like('P0003');
  const { folderCd } = await make('mine');
  const other = await shop.login('demo08');
  await other.put('/product/P0003/like');
  const answers = [
    await other.get(`/wishlist?folderCd=${folderCd}`),
    await put('P0003', folderCd, other),
    await other.patch(`/wishlist/folders/${folderCd}`, { name: 'theirs' }),
    await other.put(`/wishlist/folders/${folderCd}/share`),
  ];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404]);
  await other.delete(`/wishlist/folders/${folderCd}`);
  await other.delete(`/wishlist/folders/${folderCd}/share`);
  expect((await folders()).folders).toMatchObject([{ name: 'mine', count: 0 }]);
  expect((await put('P0005', folderCd)).statusCode).toBe(404);
});

test('R-MY-02 a shared folder is read by whoever has its link, until the link is closed; one that is opened later is another', async () => {
  await like('P0003', 'P0001', 'P0005');
  const { folderCd } = await make('선물');
  for (const productCd of ['P0003', 'P0001']) await put(productCd, folderCd);
  const token = await share(folderCd);
  expect(await share(folderCd)).toBe(token);
  const shared = (await openLink(token)).json() as { items: { productCd: string }[] };
  expect(shared).toMatchObject({ name: '선물', count: 2, nextCursor: null });
  expect(shared.items.map(({ productCd }) => productCd)).toEqual(['P0001', 'P0003']);
  expect(JSON.stringify(shared)).not.toContain(MEMBER);
  const first = (await openLink(token, '?limit=1')).json() as { nextCursor: string };
  expect((await openLink(token, `?limit=1&cursor=${first.nextCursor}`)).json()).toMatchObject({ items: [{ productCd: 'P0003' }] });

  await member.delete(`/wishlist/folders/${folderCd}/share`);
  expect((await openLink(token)).statusCode).toBe(404);
  const again = await share(folderCd);
  expect([again === token, (await openLink(token)).statusCode, (await openLink(again)).statusCode]).toEqual([false, 404, 200]);
  const forged = `${folderCd}.${'A'.repeat(43)}`;
  expect([(await openLink(forged)).statusCode, (await openLink('nope')).statusCode]).toEqual([404, 404]);
  expect((await openLink(forged)).body).toBe((await openLink('nope')).body);
});

test('R-MY-02 products by code come as they are now, in the order asked for, each once and unknown ones passed over', async () => {
  const current = async (productCds: string) =>
    ((await shop.visitor().get(`/product/current?productCds=${productCds}`)).json() as { productCd: string }[]).map(
      (each) => each.productCd,
    );
  expect(await current('P0005,P0001,NONE,P0005')).toEqual(['P0005', 'P0001']);
  expect(await current('')).toEqual([]);
  expect(await current(Array.from({ length: 60 }, (_, n) => `P${String(n + 1).padStart(4, '0')}`).join(','))).toHaveLength(50);
});

test('R-MY-02 a list of ten thousand is read by key: a page deep in it costs as little as the first, and none is left out or twice', async () => {
  const at = new Date('2026-01-01T00:00:00Z');
  await shop.db.execute(sql`alter table wishlist drop constraint wishlist_product_cd_product_product_cd_fk`);
  try {
    await shop.db.execute(sql`
      insert into wishlist (mem_cd, product_cd, liked_at)
      select ${MEMBER}, 'X' || n, ${at.toISOString()}::timestamptz + (n / 3) * interval '1 second' from generate_series(1, 10000) n`);
    await shop.db.execute(sql`analyze wishlist`);
    const seen: string[] = [];
    let cursor: string | undefined;
    for (let page = 0; page < 3; page += 1) {
      const rows = await likesBehind(shop.db, { memCd: MEMBER }, { cursor, limit: 2 });
      seen.push(...rows.slice(0, 2).map(({ productCd }) => productCd));
      const last = rows[1];
      cursor = Buffer.from(JSON.stringify([last?.likedAt.toISOString(), last?.productCd])).toString('base64url');
    }
    expect(new Set(seen).size).toBe(6);
    const deep = Buffer.from(JSON.stringify(['2026-01-01T00:10:00.000Z', 'X1800'])).toString('base64url');
    const { rows } = await shop.db.execute<{ 'QUERY PLAN': string }>(
      sql`explain ${likesBehind(shop.db, { memCd: MEMBER }, { cursor: deep, limit: 20 })}`,
    );
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).toContain('wishlist_newest_idx');
    expect(plan).not.toMatch(/Sort|Seq Scan/);
  } finally {
    await shop.db.delete(wishlistTable);
    await shop.db.execute(sql`alter table wishlist add constraint wishlist_product_cd_product_product_cd_fk
      foreign key (product_cd) references product (product_cd)`);
  }
});

describePostgres('at one moment', () => {
  race(
    'R-MY-02 folders that are made at once are never more than the limit',
    { guard: rowLocks, harm: /Expected: 20\s+Received: 2\d/ },
    async () => {
      await shop.db.delete(wishlistFolderTable);
      for (let n = 1; n < WISHLIST_FOLDERS_MAX; n += 1) await make(`f${n}`);
      await Promise.all(Array.from({ length: 6 }, (_, n) => member.post('/wishlist/folders', { name: `last${n}` })));
      expect((await folders()).folders.length).toBe(WISHLIST_FOLDERS_MAX);
    },
  );
});
