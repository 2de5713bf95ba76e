import { eq } from 'drizzle-orm';
import { ADDRESS, CHINA_ADDRESS, checkout, newKey, openCheckout, type Desk } from '../../../platform/testing/checkout';
import type { Caller, TestApp } from '../../../platform/testing/test-app';
import { saveRealName } from '../../member/public';
import { orderAddressTable } from '../order.tables';

let shop: TestApp;
let member: Caller;
let desk: Desk;
openCheckout((open) => ({ shop, member, desk } = open));

const AMERICA = {
  ...ADDRESS,
  countryCd: 'US',
  recipient: 'Doyun Lee',
  mobile: '+14155550100',
  postalCode: '94103',
  state: 'CA',
  city: 'San Francisco',
  region: '1355 Market Street',
  detail: 'Apt 9',
};
const refusalOf = async (
  call: Promise<{ statusCode: number; json(): { exceptionName: string; messageCode: string; args: unknown[] } }>,
) => {
  const answer = await call;
  return [answer.statusCode, answer.json().exceptionName, answer.json().messageCode, answer.json().args];
};

test('E-21 an order abroad carries country, state and city to its detail, promises no day and asks for no customs code', async () => {
  const orderCd = await desk.place([{ productCd: 'P0011', quantity: 1 }]);
  const { json } = await member.put(`/orders/${orderCd}/address`, AMERICA);
  expect(json()).toMatchObject({
    address: { countryCd: 'US', state: 'CA', city: 'San Francisco', mobile: '+14155550100' },
    arrivesOn: null,
  });
  expect((await desk.startPay(orderCd)).statusCode).toBe(200);
});

test('V-CN2 to China: refused without real-name details and for another name, taken for the name they say', async () => {
  const orderCd = await desk.place();
  const send = () => member.put(`/orders/${orderCd}/address`, CHINA_ADDRESS);
  expect(await refusalOf(send())).toEqual([500, 'OrderException', 'order.a0011', []]);
  const at = (day: number) => new Date(`2026-11-0${day}T00:00:00Z`);
  await saveRealName(shop.db, shop.deps, 'M0005', { name: '李雷', idNumber: '1' }, at(1));
  expect(await refusalOf(send())).toEqual([500, 'OrderException', 'order.a0012', []]);
  await saveRealName(shop.db, shop.deps, 'M0005', { name: '王小明', idNumber: '2' }, at(2));
  expect((await send()).json().address).toMatchObject({ countryCd: 'CN', recipient: '王小明' });

  await saveRealName(shop.db, shop.deps, 'M0005', { name: '李雷', idNumber: '1' }, at(3));
  expect(await refusalOf(desk.startPay(orderCd))).toEqual([500, 'OrderException', 'order.a0012', []]);
  expect((await desk.read(orderCd)).state).toBe('WAIT');
});

test('V-CN2 to China for somebody else: taken and paid without details of the member’s own, and marked as waiting for the recipient’s', async () => {
  const li = await shop.login('demo11');
  const desk11 = checkout(shop, li);
  const orderCd = await desk11.place([{ productCd: 'P0011', quantity: 1 }]);
  const { json } = await li.put(`/orders/${orderCd}/address`, { ...CHINA_ADDRESS, isForAnother: true });
  expect(json()).toMatchObject({ address: { countryCd: 'CN' }, recipientDetails: 'AWAITED' });
  expect((await desk11.startPay(orderCd)).statusCode).toBe(200);
  const korea = await li.put(`/orders/${orderCd}/address`, { ...ADDRESS, isForAnother: true });
  expect(korea.json().recipientDetails).toBeNull();
});

test('V-CN2 an order begins with a saved address in China, also before there are real-name details: both ways on are at the checkout', async () => {
  const wang = await shop.login('demo10');
  const place = async () => {
    const order = checkout(shop, wang);
    return (await order.read(await order.place([{ productCd: 'P0011', quantity: 1 }]))).address;
  };
  const { memCd } = (await wang.get('/login/simple-details')).json();
  await wang.post('/addresses', { ...CHINA_ADDRESS, isDefault: true });
  expect(await place()).toMatchObject({ countryCd: 'CN' });
  await saveRealName(shop.db, shop.deps, memCd, { name: '王大明', idNumber: '1' }, new Date('2026-11-01T00:00:00Z'));
  expect(await place()).toMatchObject({ countryCd: 'CN', recipient: '王小明' });
});

describe('a corporate member', () => {
  const bulk = [{ productCd: 'P0003', optionCd: null, quantity: 3 }];
  const tryPlace = (by: Caller, items: readonly object[]) => by.post('/orders', { idempotencyKey: newKey(), items });

  test('V-CORP1 P-04 orders for 300,000 won or more', async () => {
    const company = await shop.login('demo27');
    expect(await refusalOf(tryPlace(company, [{ ...bulk[0], quantity: 2 }]))).toEqual([500, 'OrderException', 'order.a0021', [300_000]]);
    expect((await tryPlace(company, bulk)).statusCode).toBe(201);
  });

  test('V-CORP2 P-04 ships nothing to China: neither is the address taken nor, were it there, the payment begun', async () => {
    const company = await shop.login('demo27');
    const { orderCd } = (await tryPlace(company, bulk)).json();
    expect(await refusalOf(company.put(`/orders/${orderCd}/address`, CHINA_ADDRESS))).toEqual([500, 'OrderException', 'order.a0013', []]);
    await company.put(`/orders/${orderCd}/address`, ADDRESS);
    await shop.db.update(orderAddressTable).set({ countryCd: 'CN' }).where(eq(orderAddressTable.orderCd, orderCd));
    expect(await refusalOf(company.post(`/orders/${orderCd}/pay`, { payMethod: 'CARD' }))).toEqual([
      500,
      'OrderException',
      'order.a0013',
      [],
    ]);
    expect((await company.put(`/orders/${orderCd}/address`, AMERICA)).statusCode).toBe(200);
    expect((await company.post(`/orders/${orderCd}/pay`, { payMethod: 'CARD' })).statusCode).toBe(200);
  });
});
