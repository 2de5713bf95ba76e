import { hireOperators, type Operators } from '../../platform/testing/operators';
import { createTestApp, describePostgres, type TestApp } from '../../platform/testing/test-app';

let shop: TestApp;
let staff: Operators;
beforeAll(async () => {
  shop = await createTestApp({ at: new Date('2026-12-01T12:00:00+09:00'), poolSize: 20 });
  staff = await hireOperators(shop);
}, 120_000);
afterAll(() => shop.close());

const text = (word: string) => ({ ko: word, en: word, cn: word });
const terms = {
  name: text('눈 오는 날 쿠폰'),
  description: text('3만원부터'),
  type: 'AMOUNT',
  value: 5_000,
  minAmount: 30_000,
  maxDiscount: null,
  target: { productCds: [] as string[], brandCds: [] as string[], cateCds: [] as string[] },
  grades: [] as string[],
  issueKind: 'DOWNLOAD',
  totalCount: null as number | null,
  perMember: 1,
  usableDaysAfterIssue: null,
  validFrom: '2026-12-01T00:00:00+09:00',
  validTo: '2026-12-31T15:00:00Z',
};
const create = (couponCd: number | string, changes: object = {}) =>
  staff.call('CATALOG', 'PUT', `/operator/coupons/${couponCd}`, { ...terms, ...changes });
const read = async (couponCd: number) => (await staff.call('VIEWER', 'GET', `/operator/coupons/${couponCd}`)).json();
const give = (couponCd: number, code: string) => staff.call('CATALOG', 'PUT', `/operator/coupons/${couponCd}/code`, { code });
const refusalOf = ({ statusCode, json }: Awaited<ReturnType<typeof create>>) => [statusCode, json().messageCode, json().args] as const;

test('API-D28 only who keeps the goods makes coupons, ends them and gives codes; everybody who works here may look', async () => {
  const before = await read(1002);
  for (const [method, url] of [
    ['PUT', '/operator/coupons/1002'],
    ['PUT', '/operator/coupons/1002/code'],
    ['DELETE', '/operator/coupons/4711/code'],
    ['POST', '/operator/coupons/4711/end'],
  ] as const)
    expect([url, await staff.refusedTo(method, url, method === 'PUT' ? {} : undefined)]).toEqual([
      url,
      ['VIEWER', 'ORDER', 'CS', 'CONTENT', 'RELEASE'],
    ]);
  expect(await read(1002)).toEqual(before);
  for (const url of ['/operator/coupons', '/operator/coupons/1002']) expect([url, await staff.refusedTo('GET', url)]).toEqual([url, []]);
});

test('API-D28 coupons are listed by their numbers, page by page, with code, how many are gone and until when they work', async () => {
  const { rows } = await shop.deps.pool.query('select coupon_cd, code, issued_count, total_count, valid_to from coupon order by coupon_cd');
  const first = (await staff.call('VIEWER', 'GET', '/operator/coupons?limit=3')).json();
  const rest = (await staff.call('VIEWER', 'GET', `/operator/coupons?limit=100&cursor=${first.nextCursor}`)).json();
  expect([first.items.length, rest.nextCursor]).toEqual([3, null]);
  expect([...first.items, ...rest.items].map(({ couponCd, code, issuedCount, validTo }) => [couponCd, code, issuedCount, validTo])).toEqual(
    rows.map((row) => [row.coupon_cd, row.code, row.total_count === null ? null : row.issued_count, row.valid_to.toISOString()]),
  );
  expect((await staff.call('VIEWER', 'GET', '/operator/coupons?cursor=x')).statusCode).toBe(400);
  expect((await staff.call('VIEWER', 'GET', '/operator/coupons/4711')).statusCode).toBe(404);
});

describe('a new coupon', () => {
  test('API-D28 is downloaded by members at once, on the page of the goods it is for; sent again it is made once', async () => {
    const member = await shop.login('demo06');
    const onPage = async () =>
      (await member.get('/product/P0001/coupons')).json().map(({ couponCd }: { couponCd: number }) => couponCd) as number[];
    const changes = { target: { productCds: ['P0001'], brandCds: [], cateCds: [] }, totalCount: 10 };
    expect(await onPage()).not.toContain(2001);
    const made = await create(2001, changes);
    expect([made.statusCode, made.json()]).toEqual([
      200,
      {
        ...terms,
        ...changes,
        couponCd: 2001,
        code: null,
        isStackable: false,
        issuedCount: 0,
        validFrom: '2026-11-30T15:00:00.000Z',
        validTo: '2026-12-31T15:00:00.000Z',
      },
    ]);
    expect(await onPage()).toContain(2001);
    expect((await member.post('/coupon', { couponCd: 2001 })).json()).toMatchObject({ couponCd: 2001, receivedCoupon: true });
    const again = await create(2001, { ...changes, validTo: '2027-01-01T00:00:00+09:00' });
    expect([again.statusCode, again.json().issuedCount]).toEqual([200, 1]);
    expect(await staff.actionsOn('2001')).toEqual([
      {
        actor: 'catalog',
        action: 'coupon.create',
        before: null,
        after: expect.objectContaining({ name: '눈 오는 날 쿠폰', type: 'AMOUNT', value: 5_000, totalCount: 10 }),
      },
    ]);
  });

  test('API-D28 does not take the number of another, nor its code', async () => {
    await create(2002, { code: 'snow day', issueKind: 'CODE' });
    expect(await read(2002)).toMatchObject({ code: 'SNOWDAY' });
    expect(refusalOf(await create(2002, { value: 6_000 }))).toEqual([409, 'coupon.a0012', []]);
    expect(await read(2002)).toMatchObject({ value: 5_000, code: 'SNOWDAY' });
    expect(refusalOf(await create(2003, { code: 'SNOWDAY' }))).toEqual([409, 'coupon.a0011', []]);
    expect((await staff.call('VIEWER', 'GET', '/operator/coupons/2003')).statusCode).toBe(404);
    expect(await staff.actionsOn('2003')).toEqual([]);
  });

  test.each<[string, object, string]>([
    ['of more than a hundred percent', { type: 'RATE', value: 101 }, 'value'],
    ['worth nothing', { value: 0 }, 'value'],
    ['worth more than the shop can count', { value: 2 ** 31 }, 'value'],
    ['that ends before it begins', { validTo: '2026-11-01T00:00:00+09:00' }, 'validTo'],
    ['with an end that is no time', { validTo: '2026-12-31' }, 'validTo'],
    ['of a mistyped year', { validTo: '9999-12-31T23:00:00-09:00' }, 'validTo'],
    ['without its name in Chinese', { name: { ko: '쿠폰', en: 'Coupon' } }, 'name.cn'],
    ['with an empty name', { name: { ...text('쿠폰'), en: '  ' } }, 'name.en'],
    ['for a grade that there is not', { grades: ['TIN'] }, 'grades.0'],
    ['for goods that there are not', { target: { productCds: ['P0001', 'NOPE'], brandCds: [], cateCds: [] } }, 'target.productCds.1'],
    ['for a category that there is not', { target: { productCds: [], brandCds: [], cateCds: ['NOPE'] } }, 'target.cateCds.0'],
    ['with a code that no keyboard has', { code: '쿠폰주세요' }, 'code'],
    ['with a code that is too short', { code: 'abc' }, 'code'],
    ['of which each member may have thousands', { perMember: 10_000 }, 'perMember'],
  ])('API-D28 %s is refused at its field, and there is none', async (_, changes, field) => {
    const [status, code, args] = refusalOf(await create(2010, changes));
    expect([status, code, args]).toEqual([422, 'common.a0016', [expect.objectContaining({ field })]]);
    expect((await staff.call('VIEWER', 'GET', '/operator/coupons/2010')).statusCode).toBe(404);
    expect(await staff.actionsOn('2010')).toEqual([]);
  });

  test('API-D28 has no text that the database does not keep, and a number of its own', async () => {
    expect((await create(2010, { name: text('쿠\u0000폰') })).statusCode).toBe(400);
    for (const couponCd of [0, -1, 1.5, 2 ** 31, 'many']) expect((await create(couponCd)).statusCode).toBe(400);
  });
});

test('API-D28 a coupon that is ended is received by nobody any more; who has it keeps and uses it as long as they were told', async () => {
  const member = await shop.login('demo07');
  await create(2020, { totalCount: 5 });
  await member.post('/coupon', { couponCd: 2020 });
  const mine = async () =>
    (await member.get('/coupons/mine?limit=40')).json().items.find(({ couponCd }: { couponCd: number }) => couponCd === 2020);
  const before = await mine();
  const end = () => staff.call('CATALOG', 'POST', '/operator/coupons/2020/end');
  const asked = shop.clock.now().toISOString();
  const ended = (await end()).json();
  expect(ended).toMatchObject({ couponCd: 2020, issuedCount: 1 });
  const now = ended.validTo as string;
  expect([asked <= now, now <= shop.clock.now().toISOString()]).toEqual([true, true]);
  shop.clock.advance(1_000);
  expect((await end()).json()).toMatchObject({ validTo: now });
  const other = await shop.login('demo08');
  expect((await other.post('/coupon', { couponCd: 2020 })).json().messageCode).toBe('coupon.a0007');
  expect(await mine()).toMatchObject({ state: 'USABLE', usableUntil: before.usableUntil });
  expect((await staff.actionsOn('2020')).map(({ action, before: was, after }) => [action, was?.['validTo'], after?.['validTo']])).toEqual([
    ['coupon.end', '2026-12-31T15:00:00.000Z', now],
    ['coupon.create', undefined, terms.validTo],
  ]);
});

test('an unknown coupon is not ended, and a list is not begun at what is no place of it', async () => {
  const unknown = await staff.call('CATALOG', 'POST', '/operator/coupons/4711/end');
  expect([unknown.statusCode, await staff.actionsOn('4711')]).toEqual([404, []]);
  for (const place of [['2020'], [0], [-1], [1.5], [null]]) {
    const cursor = Buffer.from(JSON.stringify(place)).toString('base64url');
    expect((await staff.call('VIEWER', 'GET', `/operator/coupons?cursor=${cursor}`)).statusCode).toBe(400);
  }
});

describe('a code', () => {
  test('API-D28 is given, replaced and taken away: members receive the coupon by the last one alone, and the record has all of them', async () => {
    expect((await give(1002, 'spring-2027')).json()).toMatchObject({ couponCd: 1002, code: 'SPRING-2027' });
    expect((await give(1002, 'SPRING-2027')).statusCode).toBe(200);
    const member = await shop.login('demo06');
    expect((await member.post('/coupons/code', { code: 'Spring-2027' })).json()).toMatchObject({ couponCd: 1002 });
    await give(1002, 'SUMMER-2027');
    const taken = await staff.call('CATALOG', 'DELETE', '/operator/coupons/1002/code');
    expect([taken.statusCode, taken.json().code]).toEqual([200, null]);
    const other = await shop.login('demo07');
    for (const code of ['SPRING-2027', 'SUMMER-2027'])
      expect((await other.post('/coupons/code', { code })).json().messageCode).toBe('coupon.a0008');
    expect(
      (await staff.actionsOn('1002')).map(({ actor, action, before, after }) => [actor, action, before?.['code'], after?.['code']]),
    ).toEqual([
      ['catalog', 'coupon.code', 'SUMMER-2027', null],
      ['catalog', 'coupon.code', 'SPRING-2027', 'SUMMER-2027'],
      ['catalog', 'coupon.code', null, 'SPRING-2027'],
    ]);
  });

  test('API-D28 of another coupon, for an unknown one, or with other signs than letters and digits is not given', async () => {
    expect(refusalOf(await give(1003, 'HELLO-HYANGRO'))).toEqual([409, 'coupon.a0011', []]);
    expect((await give(4711, 'SPRING')).statusCode).toBe(404);
    for (const code of ['abc', '쿠폰주세요', 'A'.repeat(21), 'TWO_WORDS'])
      expect(refusalOf(await give(1003, code))).toEqual([422, 'common.a0016', [expect.objectContaining({ field: 'code' })]]);
    expect((await read(1003)).code).toBeNull();
    expect(await staff.actionsOn('1003')).toEqual([]);
  });
});

describePostgres('races on PostgreSQL', () => {
  test('API-D28 of one code given to many coupons at once one has it, and the others are told', async () => {
    const answers = await Promise.all([1003, 1004, 1005, 1006].map((couponCd) => give(couponCd, 'AT-ONCE')));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409]);
  });

  test('API-D28 a coupon sent many times at once is made once', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => create(2030)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 8 }, () => 200));
    expect(await staff.actionsOn('2030')).toHaveLength(1);
  });
});
