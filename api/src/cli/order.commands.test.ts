import { openCheckout, type Desk } from '../platform/testing/checkout';
import type { TestApp } from '../platform/testing/test-app';
import { operate } from './testing/operate';

let shop: TestApp;
let desk: Desk;
openCheckout((open) => ({ shop, desk } = open));

test('an order is sent, followed, delivered and looked at from the command line, and each step is in the record', async () => {
  const orderCd = await desk.buy();
  expect(await operate(shop, `order ship ${orderCd} CJ 7123-4567-8901 --lines 1`)).toMatchObject({
    code: 0,
    said: `${orderCd}: SHIP, CJ 712345678901.`,
  });
  const { said } = await operate(shop, `order show ${orderCd}`);
  const [{ shipmentCd }] = JSON.parse(said).shipments;
  expect(await operate(shop, `order event ${shipmentCd} --step IN_TRANSIT --place "옥천 허브"`)).toMatchObject({ code: 0 });
  expect((await operate(shop, `order show ${orderCd}`)).said).toContain('옥천 허브');
  expect((await operate(shop, `order deliver ${orderCd}`)).said).toContain('DELIV');
  const actions = JSON.parse((await operate(shop, `audit list ${orderCd}`)).said);
  expect(actions.map(({ action }: { action: string }) => action)).toEqual(['order.deliver', 'order.event', 'order.ship']);
  expect(actions[0].actor).toMatch(/^cli:\S+/);
  const messages = JSON.parse((await operate(shop, `outbox list ${orderCd}`)).said);
  expect(messages.map(({ key }: { key: string }) => key)).toEqual(['DELIV', 'SHIP', 'PREP'].map((news) => `order:${orderCd}:${news}`));
  expect((await operate(shop, `outbox show ${messages[1].id}`)).said).toContain('CJ대한통운');
  expect((await operate(shop, `outbox show ${messages[1].id} --html`)).said).toContain('<!doctype html>');
});

test('an order is advanced to its end, and what cannot be is said in words with exit code 1', async () => {
  const orderCd = await desk.buy();
  for (const state of ['SHIP', 'DELIV', 'CONFIRM'])
    expect((await operate(shop, `order advance ${orderCd}`)).said).toContain(`${orderCd}: ${state}`);
  expect(await operate(shop, `order advance ${orderCd}`)).toMatchObject({ code: 1, complaints: expect.stringContaining('present state') });
  expect(await operate(shop, 'order show none')).toMatchObject({ code: 1 });
  const unpaid = await desk.place();
  expect((await operate(shop, `order cancel ${unpaid}`)).said).toContain('CANCELLED');
  expect((await operate(shop, `order cancel ${orderCd}`)).code).toBe(1);
  expect((await operate(shop, 'order list --state CONFIRM')).said).toContain(orderCd);
});

test.each([
  'order ship X',
  'order ship X UPS 1',
  'order event S --step FLYING',
  'order list --state LOST',
  'order ship X CJ 1 --lines a',
  'operator add kim',
])('“%s” is not understood and ends with 2', async (line) => expect((await operate(shop, line)).code).toBe(2));

test('an operator is added with a role, listed without the token, and revoked', async () => {
  const { said: token } = await operate(shop, 'operator add lee --role ORDER');
  expect(token).toMatch(/^[\w-]{43}$/);
  const list = await operate(shop, 'operator list');
  expect(list.said).toContain('lee');
  expect(list.said).not.toContain(token);
  expect(await operate(shop, 'operator add lee --role ADMIN')).toMatchObject({ code: 1 });
  expect(await operate(shop, 'operator revoke lee')).toMatchObject({ code: 0 });
  expect(await operate(shop, 'operator revoke lee')).toMatchObject({ code: 1 });
});
