import type { ProductForMe } from '@hyangro/contracts/catalog/product.contract';
import { createTestApp, type Caller, type TestApp } from '../../../platform/testing/test-app';

let shop: TestApp;
let member: Caller;
beforeAll(async () => {
  shop = await createTestApp();
  member = await shop.login('demo04');
});
afterAll(() => shop.close());

const forMe = async (productCd: string, who = member) => (await who.get(`/product/${productCd}/for-me`)).json() as ProductForMe;
const ingredientsOf = async (productCd: string): Promise<string[]> =>
  (await shop.visitor().get(`/product/${productCd}`)).json().ingredients.map(({ name }: { name: string }) => name);

test('R-PRD-01 a member sees points and the beauty profile beside the product, in the reader’s language', async () => {
  expect(await forMe('P0046')).toMatchObject({
    avoided: [],
    fit: {
      skinType: { name: '지성', fits: true },
      concerns: [
        { name: '모공', fits: true },
        { name: '트러블', fits: true },
      ],
    },
  });
  const english = await shop.login('demo04', { locale: 'en' });
  expect((await forMe('P0046', english)).fit?.skinType).toEqual({ name: 'Oily', fits: true });
  expect((await forMe('P0001')).fit).toBeNull();
});

test('GAP-15 an ingredient on the member’s list is marked on every product that has it', async () => {
  const [first = '', second = ''] = await ingredientsOf('P0046');
  await member.put('/member/avoided-ingredients', { name: 'Something Else', isAvoided: true });
  const both = [first, second].map((name) => member.put('/member/avoided-ingredients', { name, isAvoided: true }));
  expect((await Promise.all(both)).map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  expect((await forMe('P0046')).avoided).toEqual([first, second]);
  expect((await member.put('/member/avoided-ingredients', { name: first, isAvoided: false })).json()).toEqual(['Something Else', second]);
  expect((await member.get('/member/avoided-ingredients')).json()).toEqual(['Something Else', second]);
  expect((await forMe('P0046')).avoided).toEqual([second]);
});

test('GAP-15 the list is the member’s own, keeps each name once, and forgets the oldest beyond 300', async () => {
  const other = await shop.login('demo06');
  const put = async (name: string) => (await other.put('/member/avoided-ingredients', { name, isAvoided: true })).json() as string[];
  await put('A');
  expect(await put('A')).toEqual(['A']);
  await shop.deps.pool.query(
    `update member_profile set beauty = beauty || jsonb_build_object('avoid', (select jsonb_agg('N' || n) from generate_series(1, 300) as n)) where mem_cd = 'M0006'`,
  );
  const list = await put('Newest');
  expect([list.length, list[0], list.at(-1)]).toEqual([300, 'N2', 'Newest']);
});

test('GAP-15 a visitor is asked to log in, and an empty or endless name is refused', async () => {
  expect((await shop.visitor().get('/product/P0046/for-me')).statusCode).toBe(401);
  expect((await shop.visitor().put('/member/avoided-ingredients', { name: 'A', isAvoided: true })).statusCode).toBe(401);
  for (const name of ['', 'x'.repeat(201)])
    expect((await member.put('/member/avoided-ingredients', { name, isAvoided: true })).statusCode).toBe(422);
  expect((await member.get('/product/P9999/for-me')).statusCode).toBe(404);
});
