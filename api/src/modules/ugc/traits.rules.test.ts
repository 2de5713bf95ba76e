import { keptTraits, traitsOf } from './traits.rules';

test.each([
  ['C0201', false, ['MOISTURE', 'ABSORPTION', 'MILDNESS']],
  ['C0301', false, ['LASTING', 'COLOR', 'LIGHTNESS']],
  ['C0402', false, ['MOISTURE', 'SCENT', 'MILDNESS']],
  ['C0101', false, ['LASTING', 'STRENGTH', 'SWEETNESS']],
  ['C0501', true, ['LASTING', 'STRENGTH', 'SWEETNESS']],
  ['C0501', false, []],
])('reviews of goods in %s (perfume: %s) measure %j', (cateCd, isPerfume, traits) =>
  expect(traitsOf({ cateCd, isPerfume })).toEqual(traits),
);

test('what does not belong to the goods, or was not measured, is not kept', () => {
  expect(keptTraits({ LASTING: 4, COLOR: 2, MOISTURE: undefined }, ['LASTING', 'MOISTURE'])).toStrictEqual({ LASTING: 4 });
});
