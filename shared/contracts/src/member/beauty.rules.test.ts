import { AVOIDED_INGREDIENTS_MAX } from '../constants';
import { beautyForm, beautySaving, chosenIn, type BeautyForm } from './beauty.rules';

const OPEN: BeautyForm = {
  skinType: null,
  skinTone: null,
  undertone: null,
  strength: null,
  finish: null,
  concern: [],
  scent: [],
  avoid: [],
};
const codes = (beauty: object) =>
  beautyForm.safeParse({ ...OPEN, ...beauty }).error?.issues.map(({ path, message }) => [path.join('.'), message]);

test.each([
  [0, {}],
  [1, { skinType: 'DRY' }],
  [4, { skinType: 'DRY', concern: ['PORE', 'SPOT'], avoid: ['Fragrance'] }],
  [5, { skinType: 'DRY', skinTone: 'T21', undertone: 'COOL', strength: 'SOFT', finish: 'MATTE' }],
  [6, { scent: ['TEA', 'MUSK', 'GREEN'], concern: ['PORE', 'SPOT', 'DULL'] }],
] as const)('K-BTY %i things are chosen', (count, beauty) => {
  const whole = { ...OPEN, ...beauty } as BeautyForm;
  expect([codes(whole), chosenIn(whole)]).toEqual([undefined, count]);
});

test('K-BTY nothing counts twice, and nothing is chosen that the shop does not ask', () => {
  expect(codes({ concern: ['PORE', 'PORE'] })).toEqual([['concern', 'validation.v0021']]);
  expect(codes({ avoid: ['Fragrance', ' Fragrance'] })).toEqual([['avoid', 'validation.v0021']]);
  expect(codes({ skinType: 'STEEL' })?.[0]?.[0]).toBe('skinType');
  expect(codes({ avoid: [''] })).toEqual([['avoid.0', 'validation.v0019']]);
  const many = (count: number) => Array.from({ length: count }, (_, n) => `X${n}`);
  expect([codes({ avoid: many(AVOIDED_INGREDIENTS_MAX) }), codes({ avoid: many(AVOIDED_INGREDIENTS_MAX + 1) })]).toEqual([
    undefined,
    [['avoid', 'validation.v0021']],
  ]);
});

test('the name of an ingredient has 200 letters at most; the list that a form began with is as long as one may be', () => {
  expect(codes({ avoid: ['a'.repeat(200)] })).toBeUndefined();
  expect(codes({ avoid: ['a'.repeat(201)] })).toEqual([['avoid.0', 'validation.v0021']]);
  const before = (count: number) => beautySaving.safeParse({ ...OPEN, avoidBefore: Array.from({ length: count }, (_, n) => `A${n}`) });
  expect([0, 1, AVOIDED_INGREDIENTS_MAX, AVOIDED_INGREDIENTS_MAX + 1].map((count) => before(count).success)).toEqual([
    true,
    true,
    true,
    false,
  ]);
  expect(before(2).data?.avoidBefore).toEqual(['A0', 'A1']);
  expect(beautySaving.parse(OPEN)).toEqual(OPEN);
});
