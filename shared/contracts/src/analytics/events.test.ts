import { EVENTS, type EventName, type EventParams } from './events';
import { withoutPersonalData } from './personal-data';
import { SHOPPING_EVENTS } from './shopping-events';

const items = [{ item_id: 'P0001', item_variant: 'P0001-50', quantity: 2, price: 12_000 }];
const sale = { value: 24_000, items };
const SAMPLES: { [K in EventName]: EventParams<K> } = {
  view_item: { items },
  view_item_list: { item_list_id: 'category:C01', items },
  select_item: { item_list_id: 'category:C01', items },
  search: { search_term: '장미 향수' },
  add_to_wishlist: { items },
  add_to_cart: { items: [{ item_id: 'P0001', item_variant: null, quantity: 1 }] },
  remove_from_cart: sale,
  begin_checkout: sale,
  add_payment_info: { ...sale, payment_type: 'KAKAOPAY' },
  purchase: { ...sale, transaction_id: 'H261122-ABCDEFGH', shipping: 3000 },
  refund: { transaction_id: 'H261122-ABCDEFGH', value: 12_000 },
  cancel_order: { transaction_id: 'H261122-ABCDEFGH' },
  sign_up: { method: 'password' },
  login: { method: 'passkey' },
  share: {},
  apply_raffle: { raffle_id: 'R0001' },
  post_review: { items, rating: 5 },
  post_feed: { content_id: 'FD0001' },
  post_talk: { content_id: 'TK0001' },
  page_view: { pageTitle: 'Rose', pageLocation: 'https://shop.test/product/P0001', pagePath: '/product/P0001' },
  screen_error: { mfe: 'order@1.2.0', message: 'TypeError: x is undefined' },
  surface_error: { surface: 'ugc/review-list', mfe: 'ugc@1.2.0', message: 'Error' },
  long_task: { mfe: 'ugc@1.2.0', value: 120 },
  web_vital: { name: 'LCP', value: 812.5, rating: 'needs-improvement', mfe: 'layout@1.0.0', route: 'Main' },
  'layout.unknown_display': { layoutCd: 'MAIN', displayCds: 'D-X,D-Y' },
  'coupon.download_failed': { couponCd: 12, status: 409, messageCode: 'coupon.a0003' },
};
const NAMES = Object.keys(EVENTS) as EventName[];
const read = (name: EventName, params: unknown) => EVENTS[name].safeParse(params);

/** Each way to put another text into a place of a text. */
function* withText(value: unknown, text: string): Generator<unknown> {
  if (typeof value === 'string') yield text;
  else if (typeof value === 'object' && value !== null)
    for (const [key, part] of Object.entries(value))
      for (const changed of withText(part, text))
        yield Array.isArray(value) ? value.with(Number(key), changed) : { ...value, [key]: changed };
}

describe.each(NAMES)('%s', (name) => {
  test('is taken as the shop tells it', () => {
    expect(read(name, SAMPLES[name]).data).toMatchObject(SAMPLES[name]);
  });

  test('holds nothing of a person, whatever a page puts into it', () => {
    const person = {
      memCd: 'M0001',
      name: '김향',
      email: 'kim@example.com',
      phone: '010-1234-5678',
      address1: '서울',
      birthday: '19900101',
    };
    const goods = { items: items.map((item) => ({ ...item, ...person })) };
    const held = read(name, { ...person, ...SAMPLES[name], ...('items' in SAMPLES[name] && goods) }).data ?? null;
    expect(JSON.stringify(held)).not.toMatch(/M0001|김향|kim@|1234|서울|19900101/);
    for (const text of ['kim@example.com', 'mail kim%40example.com', '010-1234-5678', '+82 10 1234 5678', '13812345678'])
      for (const params of withText(SAMPLES[name], text)) expect(JSON.stringify(read(name, params).data ?? null)).not.toMatch(/kim|1234/);
  });
});

test('the names of what a shopper does are those that the shop knows the parameters of', () => {
  expect(NAMES).toEqual(expect.arrayContaining([...SHOPPING_EVENTS]));
});

test('money is in won, and the log says so', () => {
  expect(read('purchase', SAMPLES.purchase).data).toMatchObject({ currency: 'KRW', value: 24_000, shipping: 3000 });
  for (const value of [-1, 0.5, '12000']) expect(read('purchase', { ...SAMPLES.purchase, value }).success).toBe(false);
  expect(read('purchase', { ...SAMPLES.purchase, currency: 'USD' }).success).toBe(false);
});

test.each([
  ['장미 kim.hyang@mail.example.co.kr 향수', '장미 - 향수'],
  ['https://shop.test/search/products/kim%40example.com?page=2', 'https://shop.test/search/products/-?page=2'],
  ['전화 010-1234-5678', '전화 -'],
  ['01012345678', '-'],
  ['+86 138 1234 5678', '-'],
  ['/search/products/13812345678', '/search/products/-'],
])('%s is told as %s', (text, told) => {
  expect(withoutPersonalData(text)).toBe(told);
});

test.each(['H261122-ABCDEFGH', 'P0001', '/product/P0001?page=2', 'N°5 100ml', 'CHANEL 1957', '2026-11-27', 'H-DEMO-0002', '1234567'])(
  '%s is of no person and stays',
  (text) => {
    expect(withoutPersonalData(text)).toBe(text);
  },
);
