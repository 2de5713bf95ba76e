import { genderWord, picksHeading } from './picks.model';

const member = { memNm: '지수', gender: '02', ageGroupStr: '20대' };

test('P-AI-1 a visitor reads a generic heading', () => {
  expect(picksHeading({ memNm: null, gender: null, ageGroupStr: null })).toBe('picks.visitor.heading');
});

test('P-AI-1 a member who told no gender or age reads the generic heading too', () => {
  expect(picksHeading({ ...member, gender: null })).toBe('picks.visitor.heading');
  expect(picksHeading({ ...member, ageGroupStr: null })).toBe('picks.visitor.heading');
});

test('P-AI-2 a member with gender and age group reads a heading of their own', () => {
  expect(picksHeading(member)).toBe('picks.member.heading');
  expect(genderWord('01')).toBe('picks.men');
  expect(genderWord('02')).toBe('picks.women');
});

test.each([
  ['40대', 'picks.member.heading'],
  ['49', 'picks.member.heading'],
  ['50', 'picks.elder.heading'],
  ['50대', 'picks.elder.heading'],
  ['60s', 'picks.elder.heading'],
  ['50多岁', 'picks.elder.heading'],
])('P-AI-3 %s is worded as %s', (ageGroupStr, heading) => expect(picksHeading({ ...member, ageGroupStr })).toBe(heading));

test.each([
  ['세대 50', 'picks.elder.heading'],
  ['a5 50', 'picks.member.heading'],
  ['5 0', 'picks.member.heading'],
])('P-AI-3 the first number of "%s" counts', (ageGroupStr, heading) => expect(picksHeading({ ...member, ageGroupStr })).toBe(heading));

test('P-AI-1 a member without a name reads the generic heading', () => {
  expect(picksHeading({ ...member, memNm: null })).toBe('picks.visitor.heading');
  expect(genderWord(null)).toBe('picks.women');
});
