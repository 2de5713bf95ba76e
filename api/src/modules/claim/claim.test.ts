import { eq } from 'drizzle-orm';
import type { Claim, ClaimPreview } from '@hyangro/contracts/order/claim.schemas';
import { checkout, openCheckout, type Desk } from '../../platform/testing/checkout';
import { JPEG } from '../../platform/testing/pictures';
import type { Caller, TestApp } from '../../platform/testing/test-app';
import { DAY_MS } from '../../platform/clock/clock';
import { PaymentFault } from '../../platform/payment/payment-port';
import { findPoints } from '../member/public';
import { orderTable } from '../order/order.tables';
import { moveOrder } from '../order/public';
import { payOwedRefunds } from '../payment/public';
import { removeUnattached } from '../upload/public';
import { approveClaim, rejectClaim } from './decide-claim.service';

let shop: TestApp;
let member: Caller;
let desk: Desk;
openCheckout((open) => ({ shop, member, desk } = open));

const MEMBER = 'M0005';
const REASON = '마음이 바뀌어서 취소하고 싶어요';
const one = (lineNo = 1, quantity = 1) => [{ lineNo, quantity }];
const cancel = (orderCd: string, lines = one(), more: object = {}) => ({ orderCd, claimType: 'CANCEL', lines, reason: REASON, ...more });
const ask = (body: object, caller = member) => caller.post('/claims', body);
const claimed = async (body: object): Promise<Claim> => {
  const { statusCode, body: answer } = await ask(body);
  if (statusCode !== 201) throw new Error(`The claim was refused: ${statusCode} ${answer}`);
  return JSON.parse(answer);
};
const codeOf = (answer: { json(): unknown; statusCode: number }) => {
  const { messageCode, args } = answer.json() as { messageCode: string; args: unknown[] };
  return [answer.statusCode, messageCode, ...args];
};
const upload = (file: Buffer, caller = member, type = 'image/jpeg') =>
  caller.post('/claims/photos', file, { headers: { 'content-type': type } });
const photo = async (): Promise<string> => (await upload(JPEG)).json().photoKey;
const now = () => shop.clock.now();
const deciding = () => ({ now: now(), by: { name: 'cli:test', requestId: null } });
const shipAndDeliver = async (orderCd: string) => {
  await moveOrder(shop.db, orderCd, 'SHIP', now(), { shippedAt: now() });
  await moveOrder(shop.db, orderCd, 'DELIV', now(), { deliveredAt: now() });
};
const rowOf = async (orderCd: string) => {
  const [row] = await shop.db.select().from(orderTable).where(eq(orderTable.orderCd, orderCd));
  if (!row) throw new Error('no order');
  return row;
};
const stockOf = async (productCd: string) =>
  (await shop.deps.pool.query('select stock_cnt from stock where product_cd = $1', [productCd])).rows[0].stock_cnt;
const approve = (claimCd: string, restock = false) => approveClaim(shop.deps, deciding(), claimCd, { restock });

describe('a cancel before anything was sent', () => {
  test('API-D16 the preview is what comes back: money, shipping and pieces, once', async () => {
    const stock = await stockOf('P0009');
    const orderCd = await desk.buy([{ productCd: 'P0009', optionCd: null, quantity: 2 }]);
    const preview = (await member.post('/claims/preview', { orderCd, claimType: 'CANCEL', lines: one(1, 2) })).json() as ClaimPreview;
    expect(preview.refund).toEqual({ goods: 60_480, couponDiscount: 0, shipping: 4_000, points: 0, payment: 64_480 });
    expect(preview).toMatchObject({ payMethod: 'CARD', couponsReturned: [], remaining: { payment: 0 } });
    const claim = await claimed(cancel(orderCd, one(1, 2), { expectedRefund: { payment: 64_480, points: 0 } }));
    expect(claim).toMatchObject({ state: 'RECEIVED', refund: preview.refund, reason: REASON, isPaidBack: false });
    expect(await desk.read(orderCd)).toMatchObject({
      state: 'CANCEL_RECV',
      allowedActions: [],
      claims: [{ claimCd: claim.claimCd, claimType: 'CANCEL', state: 'RECEIVED' }],
    });
    expect(await approve(claim.claimCd)).toBe('DONE');
    expect(await approve(claim.claimCd)).toBe('DONE');
    expect((await member.get(`/claims/${claim.claimCd}`)).json()).toMatchObject({ state: 'REFUNDED', isPaidBack: true });
    expect(await desk.read(orderCd)).toMatchObject({ state: 'REFUND', refunded: { payment: 64_480, points: 0 } });
    const { rows } = await shop.deps.pool.query(
      `select p.cancelled_amount as ours, t.cancelled_amount as theirs from payment p join test_provider_payment t using (payment_no) where p.order_cd = $1`,
      [orderCd],
    );
    expect(rows).toEqual([{ ours: 64_480, theirs: 64_480 }]);
    expect(await stockOf('P0009')).toBe(stock);
  });

  test('API-D16 one piece of two is cancelled, then the other: together what was paid', async () => {
    const orderCd = await desk.buy([{ productCd: 'P0009', optionCd: null, quantity: 3 }]);
    const paid = (await rowOf(orderCd)).payment;
    expect(paid).toBe(90_720);
    const first = await claimed(cancel(orderCd));
    expect(first.refund).toMatchObject({ payment: 26_240, shipping: -4_000 });
    expect((await desk.read(orderCd)).state).toBe('PREP');
    await approve(first.claimCd);
    const after = await desk.read(orderCd);
    expect(after).toMatchObject({ state: 'PREP', lines: [{ claimedQuantity: 1 }] });
    expect(after.allowedActions).toContain('CANCEL');
    const rest = await claimed(cancel(orderCd, one(1, 2)));
    await approve(rest.claimCd);
    expect(first.refund.payment + rest.refund.payment).toBe(paid);
    expect(await rowOf(orderCd)).toMatchObject({ state: 'REFUND', refundedAmount: paid, earnPoints: 0 });
  });

  test('points come back to the member', async () => {
    const orderCd = await desk.placeReady([{ productCd: 'P0009', optionCd: null, quantity: 1 }]);
    const before = await findPoints(shop.db, MEMBER);
    const points = Math.min(1_000, before);
    await member.put(`/orders/${orderCd}/points`, { points });
    const key = await desk.openPay(orderCd);
    await desk.decide(key, 'approve');
    await desk.confirm(orderCd, key);
    expect(await findPoints(shop.db, MEMBER)).toBe(before - points);
    const { claimCd, refund } = await claimed(cancel(orderCd));
    expect(refund.points).toBe(points);
    await approve(claimCd);
    await approve(claimCd);
    expect(await findPoints(shop.db, MEMBER)).toBe(before);
  });

  test('ST-ORD-04 while a claim is open nothing else is: no second one, no shipment; a double tap is the same claim', async () => {
    const orderCd = await desk.buy([{ productCd: 'P0009', optionCd: null, quantity: 2 }]);
    const body = cancel(orderCd);
    const { claimCd } = await claimed(body);
    expect(await claimed(body)).toMatchObject({ claimCd });
    expect(codeOf(await ask(cancel(orderCd, one(1, 2))))).toEqual([409, 'claim.a0002']);
    expect(await moveOrder(shop.db, orderCd, 'SHIP', now())).toBe(false);
    expect((await desk.read(orderCd)).allowedActions).not.toContain('CANCEL');
    expect((await member.get('/claims')).json()).toMatchObject({ items: expect.arrayContaining([expect.objectContaining({ claimCd })]) });
  });

  test('a claim that is rejected says why and gives the order back as it was', async () => {
    const orderCd = await desk.buy([{ productCd: 'P0009', optionCd: null, quantity: 1 }]);
    const { claimCd } = await claimed(cancel(orderCd));
    expect(await rejectClaim(shop.deps, deciding(), claimCd, '이미 포장을 마쳤어요')).toBe('DONE');
    expect((await member.get(`/claims/${claimCd}`)).json()).toMatchObject({ state: 'REJECTED', rejectReason: '이미 포장을 마쳤어요' });
    const order = await desk.read(orderCd);
    expect(order).toMatchObject({ state: 'PREP', lines: [{ claimedQuantity: 0 }], claims: [{ state: 'REJECTED' }] });
    expect(order.allowedActions).toContain('CANCEL');
    expect([await approve(claimCd), await approve('CL-NONE')]).toEqual(['CLOSED', 'NOT_FOUND']);
  });

  test('money that the provider does not take now is owed, and sent by the job', async () => {
    const orderCd = await desk.buy([{ productCd: 'P0009', optionCd: null, quantity: 1 }]);
    const { claimCd } = await claimed(cancel(orderCd));
    const away = { ...shop.deps.payment, cancel: () => Promise.reject(new PaymentFault('NETWORK', false)) };
    await approveClaim({ ...shop.deps, payment: away }, deciding(), claimCd, { restock: false });
    expect((await member.get(`/claims/${claimCd}`)).json()).toMatchObject({ state: 'REFUNDED', isPaidBack: false });
    await payOwedRefunds(shop.deps, now());
    expect((await member.get(`/claims/${claimCd}`)).json()).toMatchObject({ isPaidBack: true });
  });

  test('the buyer hears of each step once, and of a rejection with its reason', async () => {
    const mails = async (claimCd: string): Promise<{ key: string; payload: { text: string } }[]> =>
      (
        await shop.deps.pool.query(`select key, payload from outbox where key like $1 and kind = 'mail' order by key`, [
          `claim:${claimCd}%`,
        ])
      ).rows;
    const orderCd = await desk.buy([{ productCd: 'P0009', optionCd: null, quantity: 1 }]);
    const refused = await claimed(cancel(orderCd));
    await rejectClaim(shop.deps, deciding(), refused.claimCd, '이미 포장을 마쳤어요');
    const told = await mails(refused.claimCd);
    expect(told.map(({ key }) => key)).toEqual(['CANCEL_RECV', 'CLAIM_REJECTED'].map((step) => `claim:${refused.claimCd}:${step}`));
    expect(told[1]?.payload.text).toContain('이미 포장을 마쳤어요');
    const { claimCd } = await claimed(cancel(orderCd));
    await approve(claimCd);
    await approve(claimCd);
    expect((await mails(claimCd)).map(({ key }) => key)).toEqual([`claim:${claimCd}:CANCEL_RECV`, `claim:${claimCd}:REFUND`]);
  });
});

describe('a return', () => {
  const giveBack = async (orderCd: string, more: object = {}) => ({
    ...cancel(orderCd),
    claimType: 'RETURN',
    photoKeys: [await photo()],
    ...more,
  });
  const delivered = async () => {
    const orderCd = await desk.buy([{ productCd: 'P0009', optionCd: null, quantity: 2 }]);
    await shipAndDeliver(orderCd);
    return orderCd;
  };

  test('E-16 a return carries its code, type, reason, pieces, photos, and the carrier and number of its parcel', async () => {
    const orderCd = await delivered();
    const asked = await giveBack(orderCd);
    const { claimCd } = await claimed(asked);
    await member.put(`/claims/${claimCd}/invoice`, { logisticsCompany: 'CJ', invoiceNo: '1234-5678-9012' });
    const claim = (await member.get(`/claims/${claimCd}`)).json();
    const { reason, lines, photoKeys } = asked;
    expect(claim).toMatchObject({
      claimCd,
      orderCd,
      claimType: 'RETURN',
      reason,
      lines,
      logisticsCompany: 'CJ',
      invoiceNo: '123456789012',
    });
    expect(claim.photos.map(({ photoKey }: { photoKey: string }) => photoKey)).toEqual(photoKeys);
  });

  test('R-MY-08 the parcel’s carrier and number show in the claim, and can be corrected until it is decided', async () => {
    const orderCd = await delivered();
    const { claimCd, photos } = await claimed(await giveBack(orderCd));
    const invoice = (body: object) => member.put(`/claims/${claimCd}/invoice`, body);
    expect((await invoice({ logisticsCompany: 'CJ', invoiceNo: '123456789012' })).json()).toMatchObject({
      logisticsCompany: 'CJ',
      invoiceNo: '123456789012',
    });
    expect(codeOf(await invoice({ logisticsCompany: '', invoiceNo: '1' }))).toEqual([
      422,
      'common.a0016',
      { field: 'logisticsCompany', code: 'claim.v0004' },
    ]);
    expect(codeOf(await invoice({ logisticsCompany: 'CJ', invoiceNo: 'x' }))).toEqual([
      422,
      'common.a0016',
      { field: 'invoiceNo', code: 'claim.v0009' },
    ]);
    const file = await member.get(photos[0]?.url.replace('/api', '') ?? '');
    expect([file.statusCode, file.headers['content-type'], file.headers['cache-control']]).toEqual([200, 'image/jpeg', 'no-store']);
    const stock = await stockOf('P0009');
    await approve(claimCd);
    expect(await stockOf('P0009')).toBe(stock);
    expect(codeOf(await invoice({ logisticsCompany: 'CJ', invoiceNo: '123456789012' }))).toEqual([409, 'claim.a0012']);
    expect((await desk.read(orderCd)).state).toBe('DELIV');
  });

  test('V-CLM2 a return needs a photo, and one that is the member’s own and still there', async () => {
    const orderCd = await delivered();
    const fieldOf = (code: string) => [422, 'common.a0016', { field: 'photoKeys', code }];
    expect(codeOf(await ask(await giveBack(orderCd, { photoKeys: [] })))).toEqual(fieldOf('claim.v0003'));
    expect(codeOf(await ask(await giveBack(orderCd, { photoKeys: ['UNKNOWN.jpg'] })))).toEqual(fieldOf('claim.v0010'));
    const stranger = await shop.login('demo06');
    const theirs = (await upload(JPEG, stranger)).json().photoKey;
    expect(codeOf(await ask(await giveBack(orderCd, { photoKeys: [theirs] })))).toEqual(fieldOf('claim.v0010'));
    expect(codeOf(await upload(Buffer.from('<script>alert(1)</script>')))).toEqual([
      422,
      'common.a0016',
      { field: 'photo', code: 'claim.v0007' },
    ]);
    expect((await upload(Buffer.alloc(10 * 1024 * 1024 + 1))).statusCode).toBe(413);
    expect((await shop.visitor().post('/claims/photos', JPEG, { headers: { 'content-type': 'image/jpeg' } })).statusCode).toBe(401);
  });

  test('a photo that no claim names is removed after a day, one of a claim stays', async () => {
    const orderCd = await delivered();
    const lost = await photo();
    const { photos } = await claimed(await giveBack(orderCd));
    await removeUnattached(shop.deps, new Date(now().getTime() + 2 * DAY_MS));
    expect((await member.get(`/uploads/${lost}`)).statusCode).toBe(404);
    expect((await member.get(`/uploads/${photos[0]?.photoKey}`)).statusCode).toBe(200);
  });

  test('ST-ORD-03 what is on its way or confirmed cannot be cancelled, and what is not there yet not returned', async () => {
    const orderCd = await desk.buy([{ productCd: 'P0009', optionCd: null, quantity: 1 }]);
    expect(codeOf(await ask(await giveBack(orderCd)))).toEqual([409, 'claim.a0008']);
    await moveOrder(shop.db, orderCd, 'SHIP', now(), { shippedAt: now() });
    expect(codeOf(await ask(cancel(orderCd)))).toEqual([409, 'claim.a0001']);
    await moveOrder(shop.db, orderCd, 'DELIV', now(), { deliveredAt: now() });
    expect(codeOf(await ask(cancel(orderCd)))).toEqual([409, 'claim.a0001']);
    shop.clock.advance(7 * DAY_MS + 1_000);
    expect(codeOf(await ask(await giveBack(orderCd)))).toEqual([409, 'claim.a0004']);
    shop.clock.advance(-7 * DAY_MS - 1_000);
    await moveOrder(shop.db, orderCd, 'CONFIRM', now(), { confirmedAt: now() });
    expect(codeOf(await ask(cancel(orderCd)))).toEqual([409, 'claim.a0001']);
    expect(codeOf(await ask(await giveBack(orderCd)))).toEqual([409, 'claim.a0004']);
  });
});

describe('a part of an order that has a least amount', () => {
  const preview = (by: Caller, orderCd: string, lines = one()) => by.post('/claims/preview', { orderCd, claimType: 'CANCEL', lines });

  test('V-CORP1 a company cancels no part that leaves less than its minimum, the whole it does; preview and claim say the same', async () => {
    const company = await shop.login('demo27');
    const orderCd = await checkout(shop, company).buy([{ productCd: 'P0003', optionCd: null, quantity: 3 }]);
    const refused = [409, 'claim.a0015', 300_000];
    expect([codeOf(await preview(company, orderCd)), codeOf(await ask(cancel(orderCd), company))]).toEqual([refused, refused]);
    const whole = await ask(cancel(orderCd, one(1, 3)), company);
    expect([(await preview(member, orderCd, one(1, 3))).statusCode === 200, whole.statusCode]).toEqual([false, 201]);
  });

  test('V-FP1 what stays with a first-purchase product is worth its minimum payment, or all goes back', async () => {
    const newcomer = await shop.login('demo26');
    const orderCd = await checkout(shop, newcomer).buy([
      { productCd: 'P0069', quantity: 1 },
      { productCd: 'P0009', optionCd: null, quantity: 1 },
    ]);
    expect(codeOf(await ask(cancel(orderCd, one(2)), newcomer))).toEqual([409, 'claim.a0015', 10_000]);
    expect((await preview(newcomer, orderCd, one(1))).statusCode).toBe(200);
    expect((await preview(newcomer, orderCd, [...one(1), ...one(2)])).statusCode).toBe(200);
  });
});

describe('a delivered order of which a line is confirmed', () => {
  const returnOf = async (orderCd: string, lineNo: number, quantity = 1) => ({
    ...cancel(orderCd, one(lineNo, quantity)),
    claimType: 'RETURN',
    photoKeys: [await photo()],
  });
  const twoLines = async () => {
    const orderCd = await desk.buy([
      { productCd: 'P0009', optionCd: null, quantity: 2 },
      { productCd: 'P0003', optionCd: null, quantity: 1 },
    ]);
    await shipAndDeliver(orderCd);
    await member.post(`/orders/${orderCd}/lines/confirm`, { lineNos: [1] });
    return orderCd;
  };
  const preview = (orderCd: string, lineNo: number) => member.post('/claims/preview', { orderCd, claimType: 'RETURN', lines: one(lineNo) });

  test('R-MY-11 the confirmed line is not taken back, neither by the preview nor by the claim; the other is', async () => {
    const orderCd = await twoLines();
    expect(codeOf(await preview(orderCd, 1))).toEqual([409, 'claim.a0004']);
    expect(codeOf(await ask(await returnOf(orderCd, 1)))).toEqual([409, 'claim.a0004']);
    expect((await preview(orderCd, 2)).statusCode).toBe(200);
    await claimed(await returnOf(orderCd, 2));
    expect((await desk.read(orderCd)).state).toBe('DELIV');
    expect(codeOf(await member.post(`/orders/${orderCd}/confirm`))).toEqual([409, 'order.a0023']);
  });

  test('R-MY-11 NF-04 when all others have gone back the order is confirmed, and has given what stays of it earns', async () => {
    const orderCd = await twoLines();
    const before = await findPoints(shop.db, MEMBER);
    const { earnedPoints } = await desk.read(orderCd);
    await approve((await claimed(await returnOf(orderCd, 2))).claimCd);
    const order = await desk.read(orderCd);
    const { earnPoints } = order.amounts;
    expect([order.state, order.earnedPoints]).toEqual(['CONFIRM', earnPoints]);
    expect(await findPoints(shop.db, MEMBER)).toBe(before + earnPoints - earnedPoints);
  });

  test('R-MY-11 a return that is rejected leaves the line to its member, or to the seventh day', async () => {
    const orderCd = await twoLines();
    const { claimCd } = await claimed(await returnOf(orderCd, 2));
    await rejectClaim(shop.deps, deciding(), claimCd, '사용한 흔적이 있어요. 확인해 주세요');
    expect((await desk.read(orderCd)).state).toBe('DELIV');
    expect((await member.post(`/orders/${orderCd}/lines/confirm`, { lineNos: [2] })).json()).toMatchObject({ state: 'CONFIRM' });
  });
});

describe('what a claim is refused for', () => {
  test.each([
    ['9 letters', '가'.repeat(9), 422],
    ['9 letters and spaces', `${'가'.repeat(9)}     `, 422],
    ['10 letters', '가'.repeat(10), 404],
    ['500 letters', '가'.repeat(500), 404],
    ['501 letters', '가'.repeat(501), 422],
  ])('V-CLM1 K-RSN a reason of %s', async (_, reason, status) => {
    const answer = codeOf(await ask(cancel('H-UNKNOWN', one(), { reason })));
    // A reason of the right length comes as far as the order, which there is not.
    const refused = { 404: ['common.a0003'], 422: ['common.a0016', { field: 'reason', code: 'claim.v0001' }] }[status] ?? [];
    expect(answer).toEqual([status, ...refused]);
  });

  test('V-CLM3 none or more pieces than there are', async () => {
    const orderCd = await desk.buy([{ productCd: 'P0009', optionCd: null, quantity: 2 }]);
    expect(codeOf(await ask(cancel(orderCd, one(1, 3))))).toEqual([422, 'claim.v0006', 2]);
    expect((await ask(cancel(orderCd, one(1, 0)))).statusCode).toBe(422);
    expect((await ask(cancel(orderCd, []))).statusCode).toBe(422);
    expect((await ask(cancel(orderCd, [...one(), ...one()]))).statusCode).toBe(422);
    expect(codeOf(await ask(cancel(orderCd, one(9))))).toEqual([409, 'claim.a0010']);
    await approve((await claimed(cancel(orderCd))).claimCd);
    expect(codeOf(await ask(cancel(orderCd, one(1, 2))))).toEqual([422, 'claim.v0006', 1]);
  });

  test('an amount that is not the one shown, an unpaid order', async () => {
    const orderCd = await desk.buy([{ productCd: 'P0009', optionCd: null, quantity: 1 }]);
    expect(codeOf(await ask(cancel(orderCd, one(), { expectedRefund: { payment: 1, points: 0 } })))).toEqual([409, 'claim.a0009']);
    expect(codeOf(await ask(cancel(await desk.place())))).toEqual([409, 'claim.a0011']);
  });

  test('P-11 nobody sees or claims what is another’s', async () => {
    const orderCd = await desk.buy([{ productCd: 'P0009', optionCd: null, quantity: 1 }]);
    const { claimCd } = await claimed(cancel(orderCd));
    const stranger = await shop.login('demo06');
    const theirs = await checkout(shop, stranger).buy([{ productCd: 'P0009', optionCd: null, quantity: 1 }]);
    expect(codeOf(await stranger.get(`/claims/${claimCd}`))).toEqual([404, 'claim.a0007']);
    expect((await stranger.put(`/claims/${claimCd}/invoice`, { logisticsCompany: 'CJ', invoiceNo: '123456789012' })).statusCode).toBe(404);
    expect(codeOf(await ask(cancel(theirs)))).toEqual(codeOf(await ask(cancel('H-UNKNOWN'))));
    expect((await member.post('/claims/preview', { orderCd: theirs, claimType: 'CANCEL', lines: one() })).json()).toMatchObject({
      exceptionName: 'OrderException',
    });
    expect((await stranger.get('/claims')).json()).toMatchObject({ items: [], totalCount: 0 });
    const key = await photo();
    expect((await stranger.get(`/uploads/${key}`)).statusCode).toBe(404);
    expect((await shop.visitor().get(`/media/u/private/upload/${key}`)).statusCode).toBe(404);
    expect((await shop.visitor().get(`/media/u/x/../private/upload/${key}`)).statusCode).toBe(404);
    expect((await shop.visitor().get(`/media/u/.%2fprivate%2fupload%2f${key}`)).statusCode).toBe(404);
  });
});
