import { eq } from 'drizzle-orm';
import { ADDRESS_BOOK_MAX } from '@hyangro/contracts/constants';
import type { SavedAddress } from '@hyangro/contracts/order/address.schemas';
import { createTestApp, describePostgres, type Caller, type TestApp } from '../../platform/testing/test-app';
import { both, raceOn, rowLocks, uniqueKey } from '../../platform/testing/race';
import { saveDefaultAddress } from './address-book.service';
import { findDefaultAddress } from './address.repository';
import { addressTable } from './member.tables';

let shop: TestApp;
const race = raceOn(() => shop);
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

const HOME = { recipient: '이봄', mobile: '010-1234-5678', postalCode: '04524', region: '서울 중구 세종대로 110', detail: '101호' };
const ABROAD = {
  countryCd: 'US',
  recipient: 'Bom Lee',
  mobile: '+1 415 555 0100',
  postalCode: '94103',
  state: 'CA',
  city: 'San Francisco',
  region: '1355 Market Street',
  detail: 'Apt 9',
};
const bookOf = async (member: Caller): Promise<SavedAddress[]> => (await member.get('/addresses')).json();
const details = (book: readonly SavedAddress[]) => book.map(({ detail, isDefault }) => (isDefault ? `*${detail}` : detail));
const add = async (member: Caller, change: object = {}): Promise<SavedAddress[]> =>
  (await member.post('/addresses', { ...HOME, ...change })).json();

test('API-D17 a member keeps addresses, changes them, names the default one and takes them out again', async () => {
  const member = await shop.login('demo11');
  expect(await bookOf(member)).toEqual([]);
  expect(details(await add(member))).toEqual(['*101호']);
  shop.clock.set(new Date(shop.clock.now().getTime() + 60_000));
  expect(details(await add(member, ABROAD))).toEqual(['*101호', 'Apt 9']);

  const [home, abroad] = (await bookOf(member)) as [SavedAddress, SavedAddress];
  expect(home).toMatchObject({ countryCd: 'KR', mobile: '01012345678', state: '', city: '' });
  expect(abroad).toMatchObject({ countryCd: 'US', mobile: '+14155550100', state: 'CA', city: 'San Francisco' });
  expect(details((await member.put(`/addresses/${abroad.addressCd}/default`)).json())).toEqual(['*Apt 9', '101호']);
  expect(details((await member.put(`/addresses/${home.addressCd}`, { ...HOME, detail: '202호' })).json())).toEqual(['*Apt 9', '202호']);
  expect(details((await member.delete(`/addresses/${abroad.addressCd}`)).json())).toEqual(['*202호']);
  expect(details((await member.delete(`/addresses/${home.addressCd}`)).json())).toEqual([]);
  expect((await member.delete(`/addresses/${home.addressCd}`)).statusCode).toBe(404);
});

test.each(['0101234567', '010123456789', '', '전화번호없음'])(
  'V-PH2 a home address with the phone %s is refused at its field',
  async (mobile) => {
    const { statusCode, json } = await (await shop.login('demo12')).post('/addresses', { ...HOME, mobile });
    expect([statusCode, json().args]).toEqual([422, [{ field: 'mobile', code: 'validation.v0009' }]]);
  },
);

test('API-D17 a second press adds nothing, and a new note stays with its place', async () => {
  const member = await shop.login('demo12');
  await add(member);
  const book = await add(member, { memo: '경비실에 맡겨 주세요' });
  expect(book).toMatchObject([{ memo: '경비실에 맡겨 주세요', isDefault: true }]);
});

test('API-D17 the book holds twenty addresses, and says so at the next', async () => {
  const member = await shop.login('demo13');
  for (let at = 1; at <= ADDRESS_BOOK_MAX; at += 1) await add(member, { detail: `${at}호` });
  const refused = await member.post('/addresses', { ...HOME, detail: '21호' });
  expect([refused.statusCode, refused.json()]).toEqual([
    409,
    { exceptionName: 'AddressException', messageCode: 'address.a0003', args: [20] },
  ]);
  expect((await member.post('/addresses', { ...HOME, detail: '3호', memo: 'again' })).statusCode).toBe(200);
  expect(await bookOf(member)).toHaveLength(20);
});

test('E-21 V-REQ3 what is wrong with an address is told by field, and nothing is kept', async () => {
  const member = await shop.login('demo14');
  const { statusCode, json } = await member.post('/addresses', { ...ABROAD, countryCd: '', region: 'a'.repeat(5_000) });
  expect([statusCode, json().messageCode]).toEqual([422, 'common.a0016']);
  expect(json().args).toEqual(
    expect.arrayContaining([
      { field: 'countryCd', code: 'validation.v0013' },
      { field: 'region', code: 'validation.v0020' },
    ]),
  );
  expect(await bookOf(member)).toEqual([]);
});

test('what is written at a checkout becomes the default and leaves the other addresses; a full book gives its default for it', async () => {
  const { db } = shop;
  const parts = { countryCd: 'KR', state: '', city: '', memo: '', customsCode: '' };
  const home = { ...HOME, ...parts, mobile: '01012345678' };
  const now = new Date();
  expect(await findDefaultAddress(db, 'M0009')).toBeNull();
  await saveDefaultAddress(db, 'M0009', home, now);
  await saveDefaultAddress(db, 'M0009', { ...home, detail: '202호' }, now);
  await saveDefaultAddress(db, 'M0009', { ...home, memo: '문 앞' }, now);
  expect(await findDefaultAddress(db, 'M0009')).toEqual({ ...home, memo: '문 앞' });
  expect(await findDefaultAddress(db, 'M0010')).toBeNull();

  const full = await shop.login('demo09');
  for (let at = 3; at <= ADDRESS_BOOK_MAX; at += 1) await add(full, { detail: `${at}호` });
  await saveDefaultAddress(db, 'M0009', { ...home, detail: '999호' }, now);
  const book = await bookOf(full);
  expect([book.length, book[0]?.detail]).toEqual([20, '999호']);
});

describePostgres('in the same moment', () => {
  race(
    'API-D17 of thirty presses at once twenty addresses are kept, one of them the default',
    { guard: both(rowLocks, uniqueKey('address_default')), harm: /- +(20|1),\s+\+ +\d+,/ },
    async () => {
      const member = await shop.login('demo15');
      await shop.db.delete(addressTable).where(eq(addressTable.memCd, 'M0015'));
      await Promise.all(Array.from({ length: 30 }, (_, at) => member.post('/addresses', { ...HOME, detail: `${at}호`, isDefault: true })));
      const book = await bookOf(member);
      expect([book.length, book.filter(({ isDefault }) => isDefault).length]).toEqual([20, 1]);
    },
  );
});
