import { cipherOf } from '../../platform/cipher/cipher';
import { throwRefusal } from '../../platform/http/refusal';
import { raceOn, rowLocks } from '../../platform/testing/race';
import { CHINA_ADDRESS, checkout, type Desk } from '../../platform/testing/checkout';
import { JPEG } from '../../platform/testing/pictures';
import { createTestApp, describePostgres, type Caller, type TestApp } from '../../platform/testing/test-app';
import { moveOrder, shipByOperator } from '../order/public';
import { exportForCustoms, findPhotoFiles } from './public';
import { purgeRealNames } from './purge.service';
import { signRecipientLink } from './recipient-link.rules';

let shop: TestApp;
let buyer: Caller;
let desk: Desk;
beforeAll(async () => {
  shop = await createTestApp({ poolSize: 12 });
  buyer = await shop.login('demo11');
  desk = checkout(shop, buyer);
});
afterAll(() => shop.close());
const race = raceOn(() => shop);

const NUMBER = '440524188001010014';
const CARD = { name: '王小明', idNumber: NUMBER, isAgreed: true };
const FOR_ANOTHER = { ...CHINA_ADDRESS, isForAnother: true };
const buy = () => desk.buy(undefined, FOR_ANOTHER);
const linkOf = async (orderCd: string, member = buyer): Promise<string> =>
  (await member.get(`/orders/${orderCd}/real-name-link`)).json().token;
const sendPhoto = (stranger: Caller, token: string) =>
  stranger.post(`/real-name/forms/${token}/photos`, JPEG, { headers: { 'content-type': 'image/jpeg' } });
const sidesOf = async (stranger: Caller, token: string) => ({
  frontPhotoKey: (await sendPhoto(stranger, token)).json().photoKey,
  backPhotoKey: (await sendPhoto(stranger, token)).json().photoKey,
});
const give = async (token: string, changes: object = {}) => {
  const stranger = shop.visitor();
  return stranger.post(`/real-name/forms/${token}`, { ...CARD, ...(await sidesOf(stranger, token)), ...changes });
};
const refusalOf = (answer: { statusCode: number; json(): unknown }) => [
  answer.statusCode,
  (answer.json() as { messageCode: string }).messageCode,
];
const signed = (orderCd: string, hours: number) =>
  signRecipientLink(orderCd, new Date(shop.clock.now().getTime() + hours * 3_600_000), cipherOf(shop.deps.config).fingerprint);
let waybill = 100_000_000_000;
const operatorCall = () => ({
  now: shop.clock.now(),
  by: { name: 'test', requestId: null },
  refuse: throwRefusal,
});
const ship = (orderCd: string) => {
  waybill += 1;
  return shipByOperator(shop.deps, operatorCall(), orderCd, { carrierCd: 'CJ', invoiceNo: String(waybill) });
};

test('R-PUB-06 V-CN2 whoever has the link gives name, number and photos without a login, once; until then the parcel does not leave', async () => {
  const orderCd = await buy();
  expect((await desk.read(orderCd)).recipientDetails).toBe('AWAITED');
  await expect(ship(orderCd)).rejects.toThrow('ORDER_REAL_NAME_AWAITED');
  const token = await linkOf(orderCd);
  const seen = await shop.visitor().get(`/real-name/forms/${token}`);
  expect(seen.json()).toEqual({ recipientMasked: '王*明', goodsCount: 1, expiresAt: expect.any(String) });
  expect(seen.body).not.toMatch(/小|上海|138/);

  const answer = await give(token);
  expect([answer.statusCode, answer.body]).toEqual([204, '']);
  expect((await desk.read(orderCd)).recipientDetails).toBe('GIVEN');
  for (const call of [
    shop.visitor().get(`/real-name/forms/${token}`),
    sendPhoto(shop.visitor(), token),
    give(token, { frontPhotoKey: 'a', backPhotoKey: 'b' }),
  ])
    expect(refusalOf(await call)).toEqual([409, 'realName.a0007']);
  expect(refusalOf(await buyer.get(`/orders/${orderCd}/real-name-link`))).toEqual([409, 'order.a0022']);
  const { items } = (await buyer.get('/notifications')).json() as { items: { title: string; link: string }[] };
  expect(items[0]).toMatchObject({ title: '받는 분이 실명 정보를 입력했어요', link: `/mypage/order/${orderCd}` });

  const { rows } = await shop.deps.pool.query('select row_to_json(r)::text as row from recipient_name r where order_cd = $1', [orderCd]);
  expect(JSON.stringify(rows)).not.toMatch(/440524|王/);
  expect(await exportForCustoms(shop.deps, orderCd, operatorCall())).toMatchObject({ name: '王小明', idNumber: NUMBER, photos: [{}, {}] });
  await ship(orderCd);
  expect((await desk.read(orderCd)).state).toBe('SHIP');
});

test('R-PUB-06 a forged, expired or foreign link is stated; another member makes none', async () => {
  const orderCd = await buy();
  const own = await desk.buy();
  const other = await shop.login('demo12');
  expect(refusalOf(await other.get(`/orders/${orderCd}/real-name-link`))).toEqual([404, 'common.a0003']);
  expect(refusalOf(await buyer.get(`/orders/${own}/real-name-link`))).toEqual([409, 'order.a0022']);
  for (const [token, expected] of [
    ['x', [404, 'realName.a0005']],
    [`${await linkOf(orderCd)}x`, [404, 'realName.a0005']],
    [signed('O-NONE', 1), [404, 'realName.a0005']],
    [signed(orderCd, -1), [410, 'realName.a0006']],
    [signed(own, 1), [409, 'realName.a0007']],
  ] as const) {
    const stranger = shop.visitor();
    const calls = [
      stranger.get(`/real-name/forms/${token}`),
      sendPhoto(stranger, token),
      stranger.post(`/real-name/forms/${token}`, { ...CARD, frontPhotoKey: 'a', backPhotoKey: 'b' }),
    ];
    for (const call of calls) expect([token, refusalOf(await call)]).toEqual([token, expected]);
  }
});

test('V-CN2 another name than the parcel’s is refused at its field, and so is a number of another length; the photos are still there', async () => {
  const token = await linkOf(await buy());
  const stranger = shop.visitor();
  const photos = await sidesOf(stranger, token);
  const send = (changes: object) => stranger.post(`/real-name/forms/${token}`, { ...CARD, ...photos, ...changes });
  const fields = async (changes: object) => (await send(changes)).json().args;
  expect(await fields({ name: '李雷' })).toEqual([{ field: 'name', code: 'realName.v0001' }]);
  expect(await fields({ idNumber: '123' })).toEqual([{ field: 'idNumber', code: 'validation.v0011' }]);
  expect(await fields({ isAgreed: false })).toEqual([{ field: 'isAgreed', code: 'realName.v0002' }]);
  const theirs = (await sendPhoto(stranger, await linkOf(await buy()))).json().photoKey;
  expect(await fields({ backPhotoKey: theirs })).toEqual([{ field: 'backPhotoKey', code: 'claim.v0010' }]);
  expect((await send({ name: '王 小明' })).statusCode).toBe(204);
});

test('NF-03 what a recipient gave goes once the parcel has arrived, or the order ends', async () => {
  const [arrived, ended, waiting] = [await buy(), await buy(), await buy()];
  for (const orderCd of [arrived, ended, waiting]) expect((await give(await linkOf(orderCd))).statusCode).toBe(204);
  const now = shop.clock.now();
  await ship(arrived);
  await moveOrder(shop.db, ended, 'CANCEL_RECV', now);
  const count = async () =>
    (await shop.deps.pool.query('select order_cd from recipient_name where order_cd = any($1)', [[arrived, ended, waiting]])).rowCount;
  await purgeRealNames(shop.deps, now);
  expect(await count()).toBe(3);
  await moveOrder(shop.db, arrived, 'DELIV', now, { deliveredAt: now });
  await moveOrder(shop.db, ended, 'REFUND', now);
  const [lying = ''] = await findPhotoFiles(shop.db, { orderCd: arrived });
  await purgeRealNames(shop.deps, now);
  expect([await count(), await shop.deps.storage.get(lying)]).toEqual([1, null]);
  expect([
    (await findPhotoFiles(shop.db, { orderCd: ended })).length,
    (await findPhotoFiles(shop.db, { orderCd: waiting })).length,
  ]).toEqual([0, 2]);
});

test('R-PUB-06 an order that is not paid yet has no link, and one that ends closes it', async () => {
  const orderCd = await desk.place();
  await buyer.put(`/orders/${orderCd}/address`, FOR_ANOTHER);
  expect(refusalOf(await buyer.get(`/orders/${orderCd}/real-name-link`))).toEqual([409, 'order.a0022']);
  const token = signed(orderCd, 1);
  expect(refusalOf(await shop.visitor().get(`/real-name/forms/${token}`))).toEqual([409, 'realName.a0007']);
});

describePostgres('at the same moment', () => {
  race('R-PUB-06 of five who send details with one link one is taken', { guard: rowLocks, harm: /\+ +500,/ }, async () => {
    const token = await linkOf(await buy());
    const stranger = shop.visitor();
    const forms = [];
    for (let n = 0; n < 5; n += 1) forms.push({ ...CARD, ...(await sidesOf(stranger, token)) });
    const answers = await Promise.all(forms.map((form) => shop.visitor().post(`/real-name/forms/${token}`, form)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([204, 409, 409, 409, 409]);
  });
});
