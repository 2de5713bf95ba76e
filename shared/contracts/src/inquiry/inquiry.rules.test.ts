import { inquiryForm } from './inquiry.rules';

const GOOD = { kind: 'ORDER', title: '문의', body: '열 글자는 되어야 해요.' };
const faults = (changes: object) =>
  (inquiryForm.safeParse({ ...GOOD, ...changes }).error?.issues ?? []).map(({ path, message }) => [path[0], message]);
const keys = (count: number) => Array.from({ length: count }, (_, n) => `k${n}`);

test('an inquiry needs no order and no photos', () => {
  expect(inquiryForm.parse(GOOD)).toEqual({ ...GOOD, orderCd: '', photoKeys: [] });
});

test('an inquiry is about one of the things that the shop knows', () => {
  expect([faults({ kind: 'WEATHER' }), faults({ kind: '' })]).toEqual([[['kind', 'inquiry.v0001']], [['kind', 'inquiry.v0001']]]);
});

test.each([
  ['title', 2, 60],
  ['body', 10, 1_000],
] as const)('its %s has %i to %i letters, counted as readers count them, without blanks around', (field, min, max) => {
  for (const letter of ['가', '🌹']) {
    expect([faults({ [field]: letter.repeat(min) }), faults({ [field]: letter.repeat(max) })]).toEqual([[], []]);
    for (const length of [min - 1, max + 1])
      expect([length, faults({ [field]: letter.repeat(length) })]).toEqual([length, [[field, 'validation.v0022']]]);
  }
  expect(faults({ [field]: ` ${'가'.repeat(min - 1)} ` })).toEqual([[field, 'validation.v0022']]);
  expect(faults({ [field]: '   ' })).toContainEqual([field, 'validation.v0019']);
});

test('it carries up to five photos, and the code of an order', () => {
  expect(faults({ photoKeys: keys(5), orderCd: 'o'.repeat(64) })).toEqual([]);
  expect(faults({ photoKeys: keys(6) })).toEqual([['photoKeys', 'claim.v0008']]);
  expect(faults({ photoKeys: [''] })).toHaveLength(1);
  expect([faults({ photoKeys: ['k'.repeat(100)] }), faults({ photoKeys: ['k'.repeat(101)] }).length]).toEqual([[], 1]);
  expect(faults({ orderCd: 'o'.repeat(65) })).toHaveLength(1);
});
