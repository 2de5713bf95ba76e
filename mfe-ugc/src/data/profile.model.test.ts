import { TABS, knownTraits, tabOf } from './profile.model';

test('R-PUB-12 an address names a tab of a profile; anything else shows all posts', () => {
  expect(TABS.map((tab) => tabOf(new URLSearchParams({ tab })))).toEqual(['ALL', 'REVIEW', 'FEED', 'TALK']);
  expect(['tab=feed', 'tab=', ''].map((search) => tabOf(new URLSearchParams(search)))).toEqual(['ALL', 'ALL', 'ALL']);
});

test('R-PUB-11 a trait that this version has no word for is left out', () => {
  expect(knownTraits({ skinType: 'DRY', skinTone: 'T21', concern: ['PORE', 'NEW', 'SPOT'] })).toEqual({
    skinType: 'DRY',
    skinTone: 'T21',
    concern: ['PORE', 'SPOT'],
  });
  expect(knownTraits({ skinType: 'NEW', skinTone: null, concern: [] })).toEqual({ skinType: null, skinTone: null, concern: [] });
});
