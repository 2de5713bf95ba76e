import { and, asc, eq, like } from 'drizzle-orm';
import { outboxTable } from '../../../platform/outbox/outbox.tables';
import { createTestApp, type TestApp } from '../../../platform/testing/test-app';
import { fcmTokenTable } from '../../member/member.tables';
import { notificationTable } from '../../member/notification.tables';
import { findOrder } from '../order.repository';
import { orderTable } from '../order.tables';
import { tellBuyer, type NewsDetail, type OrderNews } from './tell-buyer.service';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
  await shop.db.insert(fcmTokenTable).values({ token: 'phone-1', memCd: 'M0001', savedAt: shop.clock.now() });
});
afterAll(() => shop.close());

const ORDER = 'H-DEMO-0001';
async function tell(news: OrderNews, detail?: NewsDetail) {
  const order = await findOrder(shop.db, ORDER);
  if (!order) throw new Error('The demo order is gone');
  await shop.db.transaction((tx) => tellBuyer(shop.deps, tx, order, news, shop.clock.now(), detail));
}
const messages = async (key: string) =>
  (
    await shop.db
      .select()
      .from(outboxTable)
      .where(like(outboxTable.key, `${key}%`))
      .orderBy(asc(outboxTable.id))
  ).map(({ kind, payload }) => ({ kind, ...payload }) as { kind: string } & Record<string, string>);
const listed = (key: string) =>
  shop.db
    .select()
    .from(notificationTable)
    .where(and(eq(notificationTable.memCd, 'M0001'), eq(notificationTable.key, key)));

const NEWS: readonly OrderNews[] = [
  'PREP',
  'SHIP',
  'DELIV',
  'CONFIRM',
  'CANCEL_RECV',
  'RETURN_RECV',
  'REFUND',
  'CLAIM_REJECTED',
  'CANCELLED',
  'PAYMENT_RETURNED',
];
test.each(NEWS)('GAP-39 %s is told once in the list of news, by mail and on the phone, however often it is tried', async (news) => {
  const key = `order:${ORDER}:${news}`;
  for (let time = 0; time < 3; time += 1)
    await tell(news, { amount: 12_300, points: 45, reason: '사진이 흐려요', invoiceNo: '612345678901' });
  const [mail, push, ...others] = await messages(key);
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ kind: 'mail', to: 'demo@example.com', subject: expect.stringContaining(ORDER) });
  expect(push).toMatchObject({ kind: 'push', token: 'phone-1', link: `/mypage/order/${ORDER}` });
  const news_ = await listed(key);
  expect(news_).toHaveLength(1);
  expect(news_[0]?.title.ko).toBe(push?.['title']);
  for (const text of [mail?.['text'], mail?.['html'], push?.['body'], ...Object.values(news_[0]?.body ?? {})]) {
    expect(text).toMatch(/\S/);
    expect(text).not.toMatch(/\{|undefined/);
  }
});

test('GAP-39 mail and phone speak the language of the order, the list of news that of its reader', async () => {
  await shop.db.update(orderTable).set({ locale: 'en' }).where(eq(orderTable.orderCd, ORDER));
  await tell('REFUND', { claimCd: 'C-1', amount: 5_000 });
  await shop.db.update(orderTable).set({ locale: 'ko' }).where(eq(orderTable.orderCd, ORDER));
  const [mail, push] = await messages('claim:C-1:REFUND');
  expect(mail).toMatchObject({ subject: `[Hyangro] Order ${ORDER} is refunded`, text: expect.stringContaining('Refunded: ₩5,000\n\n') });
  expect(mail?.['html']).toContain('<html lang="en">');
  expect(push).toMatchObject({ title: 'Your refund is complete', body: '₩5,000 were refunded.' });
  expect((await listed('claim:C-1:REFUND'))[0]?.title).toEqual({
    ko: '환불을 마쳤어요',
    en: 'Your refund is complete',
    cn: '退款已完成',
  });
});

test('what an operator writes cannot become markup in a mail', async () => {
  await tell('CLAIM_REJECTED', { claimCd: 'C-2', reason: '<img src=x onerror=alert(1)>' });
  const [mail] = await messages('claim:C-2:CLAIM_REJECTED');
  expect(mail?.['html']).toContain('&lt;img src=x');
  expect(mail?.['html']).not.toContain('<img');
});
