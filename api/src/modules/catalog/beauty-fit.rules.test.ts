import { beautyFit } from './beauty-fit.rules';

const cream = { skinTypes: ['DRY', 'SENSITIVE'], concerns: ['HYDRATION', 'SOOTHING'] };

test('R-PRD-01 a product made for the skin of the member fits, and each concern says whether it is answered', () => {
  expect(beautyFit(cream, { skinType: 'SENS', concern: ['DRYNESS', 'WRINKLE'] })).toEqual({
    skinType: { tag: 'SENSITIVE', fits: true },
    concerns: [
      { tag: 'HYDRATION', fits: true },
      { tag: 'WRINKLE', fits: false },
    ],
  });
});

test('R-PRD-01 another skin is told so', () => {
  expect(beautyFit(cream, { skinType: 'OILY' })).toEqual({ skinType: { tag: 'OILY', fits: false }, concerns: [] });
});

test.each([
  ['a product for every skin', { skinTypes: [], concerns: [] }, { skinType: 'DRY', concern: ['PORE'] }],
  ['a member without a beauty profile', cream, {}],
  ['a concern the catalogue has no word for', cream, { concern: ['SCALP'] }],
])('R-PRD-01 nothing is said of %s', (_name, product, profile) => expect(beautyFit(product, profile)).toBeNull());
