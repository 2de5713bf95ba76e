import type { MemberDetails } from '@hyangro/contracts/session/session.contract';
import { createTestServices } from '@hyangro/testing';
import { purchaseIntentOf } from './purchase-intent';

const wish = { productCd: 'P1', optionCd: null, quantity: 2, kind: 'cart' as const };
const member = { memCd: 'M1' } as MemberDetails;

/** A visitor whose wish was kept at second 1. */
function aWish() {
  let now = 1_000;
  const { services } = createTestServices({ now: () => now });
  const intent = purchaseIntentOf(services);
  intent.keep(wish);
  return { ...intent, logIn: () => services.sessionStarted(member), logOut: () => services.logout(), at: (ms: number) => (now = ms) };
}

test('TRAP-14 what a visitor wanted to buy is there once after the login', async () => {
  const { take, logIn } = aWish();
  await logIn();
  expect(take('P1')).toEqual(wish);
  expect(take('P1')).toBeNull();
});

test('TRAP-14 what a visitor wanted is discarded when he returns without a login', async () => {
  const { take, logIn } = aWish();
  expect(take('P1')).toBeNull();
  await logIn();
  expect(take('P1')).toBeNull();
});

test('TRAP-14 a wish for another product buys nothing', async () => {
  const { take, logIn } = aWish();
  await logIn();
  expect(take('P2')).toBeNull();
});

test.each([
  ['ten minutes', 600_999, wish],
  ['longer', 601_000, null],
])('TRAP-14 a wish that is kept for %s', async (_, at, taken) => {
  const { take, logIn, at: moveTo } = aWish();
  await logIn();
  moveTo(at);
  expect(take('P1')).toEqual(taken);
});
