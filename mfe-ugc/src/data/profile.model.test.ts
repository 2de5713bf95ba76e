import { TABS, knownTraits, searchWith, sideOf, tabOf } from './profile.model';

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

test('an address names a list of members; anything else has none open', () => {
  expect(['list=followers', 'tab=FEED&list=following', 'list=FOLLOWERS', ''].map((search) => sideOf(new URLSearchParams(search)))).toEqual([
    'followers',
    'following',
    null,
    null,
  ]);
});

test('a list that opens or closes leaves the tab in the address', () => {
  const at = (search: string) => new URLSearchParams(search);
  expect(searchWith(at('tab=FEED'), 'followers')).toBe('?tab=FEED&list=followers');
  expect(searchWith(at('tab=FEED&list=followers'), 'following')).toBe('?tab=FEED&list=following');
  expect(searchWith(at('tab=FEED&list=followers'), null)).toBe('?tab=FEED');
  expect(searchWith(at('list=followers'), null)).toBe('');
});
