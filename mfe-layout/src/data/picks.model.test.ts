import type { RecommendedFor } from '@hyangro/contracts/catalog/catalog.schemas';
import { productCd } from '@hyangro/contracts/kit/schemas';
import { aRecommendedCard } from '@hyangro/testing';
import { genderWord, picksHeading, picksReason, recentReason } from './picks.model';

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

test.each([
  ['GUEST', '20대', 'picks.visitor.why'],
  ['F20', null, 'picks.visitor.why'],
  ['F20', '20대', 'picks.member.why'],
  ['M50', '50多岁', 'picks.member.why'],
  ['F30', '20대', 'picks.near.why'],
])('of picks by the deeds of %s a member of %s reads %s', (aiMemberGroupCd, ageGroupStr, why) =>
  expect(picksReason({ aiMemberGroupCd, ageGroupStr })).toBe(why),
);

test('recommendations tell why most of them are there, with the names of two products, each once', () => {
  const card = (kind: RecommendedFor, productNm: string) =>
    aRecommendedCard({ reason: { kind, productCd: productCd.parse('P0001'), productNm } });
  const of = (...cards: ReturnType<typeof card>[]) => recentReason(cards);
  expect(of(card('ORDERED', '향수'), card('VIEWED', '크림'), card('VIEWED', '크림'))).toEqual({ why: 'recents.why.viewed', names: '크림' });
  expect(of(card('VIEWED', '크림'), card('ORDERED', '향수'))).toEqual({ why: 'recents.why.ordered', names: '향수' });
  expect(of(card('ORDERED', '향수'), card('BRAND', '비누'), card('NOTES', '초'), card('TRAITS', '등')).why).toBe('recents.why.alike');
  expect(of(card('BRAND', '비누'), card('CATEGORY', '초'), card('NOTES', '비누'), card('TRAITS', '등')).names).toBe('비누 · 초');
});
