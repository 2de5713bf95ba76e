import { NOTIFICATION_KINDS, NOTIFICATION_TOPICS, TOPIC_NAMES, isAdvertising, isShopLink, topicOf } from './notification.rules';

test('each kind of news belongs to the one topic by which members choose', () => {
  expect(NOTIFICATION_KINDS.map((kind) => [kind, topicOf(kind)])).toEqual([
    ['ORDER', 'ORDER'],
    ['QNA', 'ANSWER'],
    ['INQUIRY', 'ANSWER'],
    ['RESTOCK', 'GOODS'],
    ['PRICE', 'GOODS'],
    ['RAFFLE', 'RAFFLE'],
    ['TICKET', 'RAFFLE'],
    ['POINT', 'POINT'],
    ['COUPON', 'BENEFIT'],
    ['EVENT', 'BENEFIT'],
    ['ACCOUNT', 'ACCOUNT'],
    ['COMMUNITY', 'COMMUNITY'],
  ]);
});

test('coupons and events alone are advertising', () => {
  expect(NOTIFICATION_KINDS.filter(isAdvertising)).toEqual(['COUPON', 'EVENT']);
});

test('news of orders and of the account always stand in the list, mail is written of orders alone', () => {
  expect(TOPIC_NAMES.filter((name) => !NOTIFICATION_TOPICS[name].channels.some((way) => way === 'LIST'))).toEqual(['ORDER', 'ACCOUNT']);
  expect(TOPIC_NAMES.filter((name) => NOTIFICATION_TOPICS[name].channels.some((way) => way === 'MAIL'))).toEqual(['ORDER']);
  expect(TOPIC_NAMES.every((name) => NOTIFICATION_TOPICS[name].channels.some((way) => way === 'PUSH'))).toBe(true);
});

test.each([
  ['/', true],
  ['/mypage/orders?tab=done', true],
  ['', false],
  [null, false],
  [undefined, false],
  ['mypage', false],
  ['x/mypage', false],
  ['//evil.example', false],
  ['/\\evil.example', false],
  ['/a\\b', false],
  ['/a b', false],
  ['/out/https://evil.example', false],
  ['https://evil.example/', false],
])('news may lead to %s: %s', (link, may) => {
  expect(isShopLink(link)).toBe(may);
});
