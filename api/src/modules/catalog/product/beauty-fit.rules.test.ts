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
  ['several skins at once', cream, { skinType: ['DRY'] }],
])('R-PRD-01 nothing is said of %s', (_name, product, profile) => expect(beautyFit(product, profile)).toBeNull());

test.each([
  ['DRY', 'DRY'],
  ['OILY', 'OILY'],
  ['COMBI', 'COMBI'],
  ['SENS', 'SENSITIVE'],
  ['NORMAL', 'NORMAL'],
])('the skin type %s of a profile is %s in the catalogue', (skinType, tag) => {
  expect(beautyFit({ skinTypes: [tag], concerns: [] }, { skinType })).toEqual({ skinType: { tag, fits: true }, concerns: [] });
});

test.each([
  ['DRYNESS', ['HYDRATION', 'BARRIER']],
  ['REDNESS', ['SOOTHING']],
  ['TROUBLE', ['ACNE']],
  ['PORE', ['PORE']],
  ['TEXTURE', ['TEXTURE']],
  ['WRINKLE', ['WRINKLE', 'FIRMING']],
  ['DULL', ['DULLNESS', 'BRIGHTENING']],
  ['SPOT', ['DARK_SPOT', 'BRIGHTENING']],
])('the concern %s is answered by each of %p, and named by the first where none does', (concern, tags) => {
  for (const tag of tags)
    expect(beautyFit({ skinTypes: [], concerns: [tag] }, { concern })).toEqual({ skinType: null, concerns: [{ tag, fits: true }] });
  expect(beautyFit({ skinTypes: [], concerns: ['OTHER'] }, { concern })?.concerns).toEqual([{ tag: tags[0], fits: false }]);
});
