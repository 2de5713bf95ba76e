import { eq } from 'drizzle-orm';
import { api } from '@hyangro/contracts/api';
import type { Endpoint } from '@hyangro/contracts/kit/contract';
import { OPERATOR_ROLES, type OperatorRole } from '@hyangro/contracts/operator/operator-roles';
import { SHELL_KEY_HEADER } from '@hyangro/contracts/wire-names';
import { newAddress, type Caller, type TestApp } from '../../platform/testing/test-app';
import { openCheckout, type Desk } from '../../platform/testing/checkout';
import { addOperator, dismissOperator } from './operator.service';
import { operatorActionTable, operatorTable } from './operator.tables';

let shop: TestApp;
let member: Caller;
let desk: Desk;
openCheckout((open) => ({ shop, member, desk } = open));

const BY = { name: 'cli:test', requestId: null };
const tokens: Partial<Record<OperatorRole, string>> = {};
beforeAll(async () => {
  for (const role of OPERATOR_ROLES) tokens[role] = (await addOperator(shop.db, role.toLowerCase(), role, BY, shop.clock.now())) ?? '';
});
/** A call as a program makes it: no cookies, no headers of a browser. */
const call = (method: string, url: string, token: string | undefined, payload?: object, headers: Record<string, string> = {}) =>
  shop.app.inject({
    method: method as 'GET',
    url,
    remoteAddress: newAddress(),
    headers: { ...(token && { authorization: `Bearer ${token}` }), ...headers },
    ...(payload && { payload }),
  });
const actionsOn = (target: string) => shop.db.select().from(operatorActionTable).where(eq(operatorActionTable.target, target));

const operatorCalls = (Object.entries(api) as [string, Endpoint][]).flatMap(([key, { access }]) =>
  typeof access === 'object' ? [[key, access.operator] as const] : [],
);

test.each(operatorCalls)(
  '%s is refused without a token, with a wrong one, with a member’s session and through the shop’s server',
  async (key) => {
    const [method = '', path = ''] = key.split(' ');
    const url = path.replace(/:\w+/g, '1');
    const session = Object.entries(member.cookies)
      .map(([name, value]) => `${name}=${value}`)
      .join('; ');
    const answers = [
      await call(method, url, undefined),
      await call(method, url, 'x'.repeat(43)),
      await call(method, url, undefined, undefined, { cookie: 'hy_session=of-nobody' }),
      await call(method, url, 'x'.repeat(43), undefined, { cookie: session }),
      await call(method, url, tokens.ADMIN, undefined, { [SHELL_KEY_HEADER]: 'any', 'x-forwarded-for': '10.9.9.9' }),
    ];
    for (const answer of answers) expect([answer.statusCode, answer.json().messageCode]).toEqual([401, 'common.a0002']);
    const ofMember = await call(method, url, undefined, undefined, { cookie: session });
    expect([ofMember.statusCode, ofMember.json().messageCode]).toEqual([403, 'common.a0020']);
  },
);

/** Who may make each call, besides ADMIN, who may make all. Everybody may look. */
const EVERYBODY = ['VIEWER', 'CATALOG', 'ORDER', 'CS', 'CONTENT', 'RELEASE'];
const MAY: Readonly<Record<string, readonly string[]>> = {
  'GET /operator/orders': EVERYBODY,
  'GET /operator/orders/:orderCd': EVERYBODY,
  'POST /operator/orders/:orderCd/ship': ['ORDER'],
  'POST /operator/orders/:orderCd/deliver': ['ORDER'],
  'POST /operator/orders/:orderCd/advance': ['ORDER'],
  'POST /operator/claims/:claimCd/approve': ['CS'],
  'POST /operator/claims/:claimCd/reject': ['CS'],
  'GET /operator/refunds/refused': EVERYBODY,
  'GET /operator/outbox': EVERYBODY,
  'GET /operator/outbox/:id': EVERYBODY,
  'GET /operator/actions': [],
  'PUT /operator/broadcasts/:broadcastCd': ['CONTENT'],
  'GET /operator/broadcasts': EVERYBODY,
  'GET /operator/broadcasts/:broadcastCd': EVERYBODY,
  'POST /operator/broadcasts/:broadcastCd/stop': ['CONTENT'],
  'POST /operator/audience': EVERYBODY,
  'GET /operator/raffles': EVERYBODY,
  'GET /operator/raffles/:raffleProductCd': EVERYBODY,
  'PUT /operator/raffles/:raffleProductCd': ['CONTENT'],
  'PATCH /operator/raffles/:raffleProductCd': ['CONTENT'],
  'DELETE /operator/raffles/:raffleProductCd': ['CONTENT'],
  'POST /operator/raffles/:raffleProductCd/draw': ['CONTENT'],
  'GET /operator/notices': EVERYBODY,
  'GET /operator/notices/:noticeCd': EVERYBODY,
  'PUT /operator/notices/:noticeCd': ['CONTENT'],
  'PATCH /operator/notices/:noticeCd': ['CONTENT'],
  'POST /operator/notices/:noticeCd/publish': ['CONTENT'],
  'DELETE /operator/notices/:noticeCd': ['CONTENT'],
  'PUT /operator/main-notice': ['CONTENT'],
  'GET /operator/faqs': EVERYBODY,
  'PUT /operator/faqs/:faqCd': ['CONTENT'],
  'PATCH /operator/faqs/:faqCd': ['CONTENT'],
  'DELETE /operator/faqs/:faqCd': ['CONTENT'],
  'GET /operator/members/:memCd': EVERYBODY,
  'POST /operator/member-search': ['CS'],
  'POST /operator/members/:memCd/lock': ['CS'],
  'POST /operator/members/:memCd/unlock': ['CS'],
  'POST /operator/members/:memCd/end-sessions': ['CS'],
  'GET /operator/remotes': EVERYBODY,
  'GET /operator/products': EVERYBODY,
  'GET /operator/product-search': EVERYBODY,
  'GET /operator/products/:productCd': EVERYBODY,
  'PUT /operator/products/:productCd/price': ['CATALOG'],
  'PUT /operator/products/:productCd/sale': ['CATALOG'],
  'PUT /operator/stock/:code': ['CATALOG'],
  'POST /operator/product-imports': ['CATALOG'],
  'GET /operator/coupons': EVERYBODY,
  'GET /operator/coupons/:couponCd': EVERYBODY,
  'PUT /operator/coupons/:couponCd': ['CATALOG'],
  'POST /operator/coupons/:couponCd/end': ['CATALOG'],
  'PUT /operator/coupons/:couponCd/code': ['CATALOG'],
  'DELETE /operator/coupons/:couponCd/code': ['CATALOG'],
  'GET /operator/layouts': EVERYBODY,
  'GET /operator/layouts/:layoutCd': EVERYBODY,
  'GET /operator/layouts/:layoutCd/versions': EVERYBODY,
  'GET /operator/layouts/:layoutCd/preview': EVERYBODY,
  'POST /operator/layouts/check': ['CONTENT'],
  'POST /operator/layouts': ['CONTENT'],
  'POST /operator/layouts/:layoutCd/publish': ['CONTENT'],
  'POST /operator/layouts/:layoutCd/rollback': ['CONTENT'],
  'PUT /operator/layouts/:layoutCd/schedule': ['CONTENT'],
  'DELETE /operator/layouts/:layoutCd/schedule': ['CONTENT'],
  'GET /operator/ugc': EVERYBODY,
  'GET /operator/ugc/:targetCd': EVERYBODY,
  'POST /operator/ugc/:targetCd/blind': ['CONTENT'],
  'POST /operator/ugc/:targetCd/restore': ['CONTENT'],
  'POST /operator/members/:memCd/ugc-ban': ['CS'],
};

test('P-10 operators have roles for goods, orders, customer service, content and releases, under a path of their own that the shop’s gateway does not pass', () => {
  expect(OPERATOR_ROLES).toEqual([...EVERYBODY, 'ADMIN']);
  expect(operatorCalls.map(([key]) => key).sort()).toEqual(Object.keys(MAY).sort());
  for (const [key] of operatorCalls) expect(key).toMatch(/^(GET|POST|PUT|PATCH|DELETE) \/operator\//);
  const behindIt = Object.keys(api).filter((key) => key.includes(' /operator'));
  expect(behindIt.sort()).toEqual(Object.keys(MAY).sort());
});

test.each(operatorCalls.map(([key]) => key))('P-10 %s is refused with 403 to every role that is not named for it', async (key) => {
  const [method = '', path = ''] = key.split(' ');
  for (const role of OPERATOR_ROLES) {
    const { statusCode } = await call(method, path.replace(/:\w+/g, '1'), tokens[role]);
    expect([role, statusCode === 403]).toEqual([role, role !== 'ADMIN' && !MAY[key]?.includes(role)]);
    expect([role, statusCode]).not.toEqual([role, 401]);
  }
});

test('P-10 a role that nobody knows may do nothing', async () => {
  await shop.db
    .update(operatorTable)
    .set({ role: 'GARDENER' as OperatorRole })
    .where(eq(operatorTable.operatorCd, 'order'));
  for (const url of ['/operator/orders', '/operator/orders/1']) expect((await call('GET', url, tokens.ORDER)).statusCode).toBe(403);
  expect((await call('POST', '/operator/orders/1/ship', tokens.ORDER, {})).statusCode).toBe(403);
  await shop.db.update(operatorTable).set({ role: 'ORDER' }).where(eq(operatorTable.operatorCd, 'order'));
});

test('a token works until it is revoked, is kept as its hash alone, and its code is not given again', async () => {
  const token = await addOperator(shop.db, 'kim', 'VIEWER', BY, shop.clock.now());
  expect((await call('GET', '/operator/orders?limit=1', token ?? '')).statusCode).toBe(200);
  const [row] = await shop.db.select().from(operatorTable).where(eq(operatorTable.operatorCd, 'kim'));
  expect(JSON.stringify(row)).not.toContain(token);
  expect(await dismissOperator(shop.db, 'kim', BY, shop.clock.now())).toBe(true);
  expect(await dismissOperator(shop.db, 'kim', BY, shop.clock.now())).toBe(false);
  expect((await call('GET', '/operator/orders', token ?? '')).statusCode).toBe(401);
  expect(await addOperator(shop.db, 'kim', 'ADMIN', BY, shop.clock.now())).toBeNull();
  expect((await actionsOn('kim')).map(({ actor, action }) => [actor, action])).toEqual([
    ['cli:test', 'operator.add'],
    ['cli:test', 'operator.revoke'],
  ]);
});

test('an operator sends and delivers an order; each deed is written down with who, what, before, after and the call', async () => {
  const orderCd = await desk.buy();
  const ship = () => call('POST', `/operator/orders/${orderCd}/ship`, tokens.ORDER, { carrierCd: 'POST', invoiceNo: '61234-5678-9012' });
  const sent = await ship();
  expect([sent.statusCode, sent.json().state, sent.json().shipments[0].invoiceNo]).toEqual([200, 'SHIP', '6123456789012']);
  expect((await ship()).json().shipments).toHaveLength(1);
  const delivered = await call('POST', `/operator/orders/${orderCd}/deliver`, tokens.ORDER, {});
  expect(delivered.json()).toMatchObject({ orderCd, state: 'DELIV', address: { recipient: '김지수' } });
  const [first, , last] = await actionsOn(orderCd);
  expect(first).toMatchObject({ actor: 'order', action: 'order.ship', before: { state: 'PREP' }, after: { state: 'SHIP' } });
  expect(last).toMatchObject({
    actor: 'order',
    action: 'order.deliver',
    after: { state: 'DELIV' },
    requestId: expect.stringMatching(/\S/),
  });
  const record = await call('GET', `/operator/actions?target=${orderCd}&limit=2`, tokens.ADMIN);
  expect(record.json().items.map(({ action }: { action: string }) => action)).toEqual(['order.deliver', 'order.ship']);
  const rest = await call('GET', `/operator/actions?target=${orderCd}&cursor=${record.json().nextCursor}`, tokens.ADMIN);
  expect([rest.json().items.length, rest.json().nextCursor]).toEqual([1, null]);
});

test('an order is advanced state by state, a repeated call never two, and a refused deed leaves no trace', async () => {
  const orderCd = await desk.buy();
  const advance = (from: string) => call('POST', `/operator/orders/${orderCd}/advance`, tokens.ORDER, { from });
  for (const [from, to] of [
    ['PREP', 'SHIP'],
    ['SHIP', 'DELIV'],
    ['DELIV', 'CONFIRM'],
  ] as const) {
    expect((await advance(from)).json().state).toBe(to);
    expect((await advance(from)).statusCode).toBe(409);
  }
  expect((await advance('CONFIRM')).statusCode).toBe(409);
  expect(await actionsOn(orderCd)).toHaveLength(3);
  expect((await call('POST', '/operator/orders/none/advance', tokens.ORDER, { from: 'PREP' })).statusCode).toBe(404);
});

test('a claim is approved once, however often it is asked, and rejected with a reason; each decision is written down with who made it', async () => {
  const claimOf = async (orderCd: string) =>
    (
      await member.post('/claims', {
        orderCd,
        claimType: 'CANCEL',
        lines: [{ lineNo: 1, quantity: 1 }],
        reason: '마음이 바뀌어서 취소하고 싶어요',
      })
    ).json().claimCd as string;
  const decide = (claimCd: string, deed: string, body: object) => call('POST', `/operator/claims/${claimCd}/${deed}`, tokens.CS, body);
  const codeOf = (answer: { statusCode: number; json(): { messageCode: string } }) => [answer.statusCode, answer.json().messageCode];
  const reason = '이미 포장이 끝나 취소가 어려워요';
  const orderCd = await desk.buy();

  const rejected = await claimOf(orderCd);
  expect((await decide(rejected, 'reject', { reason: '안 돼요' })).statusCode).toBe(422);
  expect((await decide(rejected, 'reject', { reason })).json()).toEqual({ claimCd: rejected, state: 'REJECTED' });
  for (const [deed, body] of [
    ['reject', { reason }],
    ['approve', {}],
  ] as const)
    expect(codeOf(await decide(rejected, deed, body))).toEqual([409, 'claim.a0012']);
  expect((await member.get(`/claims/${rejected}`)).json()).toMatchObject({ state: 'REJECTED', rejectReason: reason });
  expect(await actionsOn(rejected)).toMatchObject([
    { actor: 'cs', action: 'claim.reject', after: { reason }, requestId: expect.stringMatching(/\S/) },
  ]);

  const approved = await claimOf(orderCd);
  for (let n = 0; n < 2; n += 1)
    expect((await decide(approved, 'approve', { restock: true })).json()).toEqual({
      claimCd: approved,
      state: 'REFUNDED',
      moneyBack: 'PAID',
    });
  expect(codeOf(await decide(approved, 'reject', { reason }))).toEqual([409, 'claim.a0012']);
  expect(await actionsOn(approved)).toMatchObject([{ actor: 'cs', action: 'claim.approve', after: { isRestocked: true } }]);
  expect(await desk.read(orderCd)).toMatchObject({ claims: expect.arrayContaining([expect.objectContaining({ state: 'REFUNDED' })]) });
  for (const [deed, body] of [
    ['reject', { reason }],
    ['approve', {}],
  ] as const)
    expect(codeOf(await decide('none', deed, body))).toEqual([404, 'claim.a0007']);
});

test('GAP-39 messages on orders are read with their preview; codes that prove a mailbox are not shown', async () => {
  const orderCd = await desk.buy();
  await shop.deps.outbox.put(
    shop.db,
    { kind: 'mail', to: 'a@example.com', subject: 'Code', text: '123456' },
    shop.clock.now(),
    'email-code:1',
  );
  const { items } = (await call('GET', `/operator/outbox?target=${orderCd}`, tokens.VIEWER)).json();
  expect(items).toMatchObject([{ kind: 'mail', key: `order:${orderCd}:PREP`, to: 'demo05@example.com', sentAt: null }]);
  const message = await call('GET', `/operator/outbox/${items[0].id}`, tokens.VIEWER);
  expect(message.json()).toMatchObject({ title: expect.stringContaining(orderCd), html: expect.stringContaining('<!doctype html>') });
  expect(message.json().html).not.toMatch(/<script|<img|http-equiv/i);
  const { rows } = await shop.deps.pool.query(`select id from outbox where key = 'email-code:1'`);
  expect((await call('GET', `/operator/outbox/${rows[0].id}`, tokens.ADMIN)).statusCode).toBe(404);
  const all = (await call('GET', '/operator/outbox?limit=100', tokens.ADMIN)).json().items;
  expect(all.every(({ key }: { key: string }) => /^(order|claim):/.test(key))).toBe(true);
});

test('operators’ calls have a limit per address', async () => {
  const remoteAddress = newAddress();
  let last = 0;
  for (let n = 0; n < 121; n += 1) last = (await shop.app.inject({ method: 'GET', url: '/operator/actions', remoteAddress })).statusCode;
  expect(last).toBe(429);
});

test('a refund that the provider refuses for good is told by the approval and by a list', async () => {
  const orderCd = await desk.buy();
  const lines = [{ lineNo: 1, quantity: 1 }];
  const { claimCd } = (
    await member.post('/claims', { orderCd, claimType: 'CANCEL', lines, reason: '마음이 바뀌어서 취소하고 싶어요' })
  ).json();
  const approve = async () => (await call('POST', `/operator/claims/${claimCd}/approve`, tokens.CS, {})).json();
  const listed = async () => (await call('GET', '/operator/refunds/refused', tokens.VIEWER)).json().items;
  await shop.deps.pool.query('update test_provider_payment set cancelled_amount = amount where payment_no like $1', [`${orderCd}%`]);
  expect(await approve()).toEqual({ claimCd, state: 'REFUNDED', moneyBack: 'REFUSED' });
  expect(await listed()).toEqual([expect.objectContaining({ claimCd, orderCd, failure: 'NOT_CANCELABLE_AMOUNT' })]);

  await shop.deps.pool.query('update test_provider_payment set cancelled_amount = 0 where payment_no like $1', [`${orderCd}%`]);
  expect(await approve()).toEqual({ claimCd, state: 'REFUNDED', moneyBack: 'PAID' });
  expect(await listed()).toEqual([]);
});
