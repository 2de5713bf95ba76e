import type { TermsSection } from './terms.tables';
import { compareSections, withStates } from './terms.rules';

const versions = ['2026-03-01', '2026-12-01', '2026-01-01'].map((effectiveDate) => ({ effectiveDate }));
const on = (today: string, of = versions) => withStates(of, today).map(({ effectiveDate, state }) => [effectiveDate, state]);

test.each([
  ['2026-11-30', ['UPCOMING', 'IN_FORCE', 'FORMER']],
  ['2026-12-01', ['IN_FORCE', 'FORMER', 'FORMER']],
  ['2026-01-01', ['UPCOMING', 'UPCOMING', 'IN_FORCE']],
])('on %s one version holds, those before it are over and those after it announced; youngest first', (today, states) => {
  expect(on(today)).toEqual(['2026-12-01', '2026-03-01', '2026-01-01'].map((day, at) => [day, states[at]]));
});

test('before any version has begun the oldest one holds', () => {
  expect(on('2025-12-31')).toEqual([
    ['2026-12-01', 'UPCOMING'],
    ['2026-03-01', 'UPCOMING'],
    ['2026-01-01', 'IN_FORCE'],
  ]);
  expect(on('2026-11-30', [])).toEqual([]);
});

const words = (ko: string) => ({ ko, en: `${ko} en`, cn: `${ko} cn` });
const section = (heading: string, body: string): TermsSection => ({ heading: words(heading), body: words(body) });
const FORMER = [section('제1조 목적', '가'), section('제2조 쿠폰', '나'), section('제10조 반품', '다')];
const changes = (sections: TermsSection[], former?: TermsSection[]) =>
  compareSections(sections, former).sections.map(({ heading, change, before }) => [heading.ko, change, before?.ko ?? null]);

test('beside the version before it each section says whether it is new, changed or as it was', () => {
  const now = [section('제1조 목적', '가'), section('제2조 적립금', '라'), section('제3조 쿠폰', '나2'), section('제3조의12 반품', '다')];
  expect(changes(now, FORMER)).toEqual([
    ['제1조 목적', null, null],
    ['제2조 적립금', 'NEW', null],
    ['제3조 쿠폰', 'CHANGED', '나'],
    ['제3조의12 반품', null, null],
  ]);
  expect(compareSections(now, FORMER).removed).toEqual([]);
});

test('a section that is gone is named', () => {
  expect(compareSections([section('제1조 목적', '가'), section('제2조  반품', '다')], FORMER).removed).toEqual([words('제2조 쿠폰')]);
});

test('only a number in front of a heading is none of its name, and a heading may have none', () => {
  expect(changes([section('별표 제1조 목적', '가')], [section('별표 목적', '가')])).toEqual([['별표 제1조 목적', 'NEW', null]]);
  expect(changes([section('목적', '가')], FORMER)).toEqual([['목적', null, null]]);
});

test('the first version has nothing to compare with', () => {
  expect(changes(FORMER)).toEqual(FORMER.map(({ heading }) => [heading.ko, null, null]));
  expect(compareSections(FORMER, undefined).removed).toEqual([]);
});
