import { Refusal } from '../../platform/http/refusal';
import { memberCall } from '../../platform/testing/member-call';
import { openCheckout, type Desk } from '../../platform/testing/checkout';
import { describePostgres, type TestApp } from '../../platform/testing/test-app';
import { both, condition, raceOn, rowLocks, uniqueKey } from '../../platform/testing/race';
import { moveOrder } from '../order/public';
import { approveClaim } from './decide-claim.service';
import { receiveClaim } from './receive-claim.service';

let shop: TestApp;
const race = raceOn(() => shop);
let desk: Desk;
openCheckout((open) => ({ shop, desk } = open));

const MEMBER = 'M0005';
const now = () => shop.clock.now();
const bought = () => desk.buy([{ productCd: 'P0009', optionCd: null, quantity: 2 }]);
const ask = (orderCd: string, quantity: number) =>
  receiveClaim(shop.deps, memberCall(MEMBER, now()), {
    orderCd: orderCd as never,
    claimType: 'CANCEL',
    lines: [{ lineNo: 1, quantity }],
    reason: '마음이 바뀌어서 취소하고 싶어요',
    photoKeys: [],
  }).catch((error: unknown) => {
    if (error instanceof Refusal) return error.refusal;
    throw error;
  });
const count = async (text: string, value: string) => Number((await shop.deps.pool.query(text, [value])).rows[0].count);

test('a claim that is sent five times in a row is one claim', async () => {
  const orderCd = await bought();
  for (let n = 0; n < 5; n += 1) await ask(orderCd, 1);
  expect(await count('select count(*) from claim where order_cd = $1', orderCd)).toBe(1);
});

describePostgres('claims that race', () => {
  race(
    'ST-ORD-04 two different claims at once: one is received',
    {
      guard: both(rowLocks, condition(/"orders"\."open_claim_cd" is null/), uniqueKey('claim_open', 'order_line_claimed')),
      harm: /Expected length: 1\s+Received length: 0/,
    },
    async () => {
      const orderCd = await bought();
      const answers = await Promise.all([ask(orderCd, 1), ask(orderCd, 2)]);
      expect(answers.filter((answer) => answer === 'CLAIM_IN_PROGRESS')).toHaveLength(1);
      expect(await count('select count(*) from claim where order_cd = $1', orderCd)).toBe(1);
    },
  );

  race(
    'a claim and a shipment at once: one of them wins',
    {
      guard: both(rowLocks, condition(/^(update "orders" set "state".*)"orders"\."open_claim_cd" is null/s, '$1true')),
      harm: /Expected: "CLAIM_UNDER_DELIVERY"\s+Received: "RECEIVED"/,
    },
    async () => {
      for (let n = 0; n < 5; n += 1) {
        const orderCd = await bought();
        const [claim, isShipped] = await Promise.all([
          ask(orderCd, 1),
          shop.db.transaction((tx) => moveOrder(tx, orderCd, 'SHIP', now(), { shippedAt: now() })),
        ]);
        expect(typeof claim === 'string' ? claim : 'RECEIVED').toBe(isShipped ? 'CLAIM_UNDER_DELIVERY' : 'RECEIVED');
      }
    },
  );

  race(
    'an approval pressed ten times at once gives the money back once',
    {
      guard: both(rowLocks, condition(/"claim"\."state" = (\$\d+)/, '$1::text is not null')),
      harm: /Expected: (\d+)\s+Received: (?!\1)\d+/,
    },
    async () => {
      const claim = await ask(await bought(), 2);
      if (typeof claim === 'string') throw new Error(claim);
      const { claimCd, orderCd } = claim;
      const shelf = await count('select stock_cnt as count from stock where product_cd = $1', 'P0009');
      await Promise.all(
        Array.from({ length: 10 }, () =>
          approveClaim(shop.deps, { now: now(), by: { name: 'cli:test', requestId: null } }, claimCd, { restock: false }),
        ),
      );
      expect(await count('select stock_cnt as count from stock where product_cd = $1', 'P0009')).toBe(shelf + 2);
      expect(await count('select count(*) from payment_refund where refund_key = $1', claimCd)).toBe(1);
      const { rows } = await shop.deps.pool.query(
        'select t.cancelled_amount, t.amount from test_provider_payment t join payment p using (payment_no) where p.order_cd = $1',
        [orderCd],
      );
      expect(rows[0].cancelled_amount).toBe(rows[0].amount);
    },
  );
});
