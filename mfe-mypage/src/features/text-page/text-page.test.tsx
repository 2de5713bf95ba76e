import { screen, within } from '@testing-library/react';
import { refusal, renderScreen, type EndpointMocks } from '@hyangro/testing';
import ko from '../../../locales/ko.json';
import { aText } from '../../testing/help.samples';
import { textData } from './text-data';
import { TextPage } from './text-page';

const AT = '/introduction/terms';
const open = (text: EndpointMocks['GET /terms/:docCd'], at = AT) =>
  renderScreen(<TextPage docCd="TERMS" route="Terms" />, { at, messages: { mypage: ko }, endpoints: { 'GET /terms/:docCd': text } });
const versions = () => within(screen.getByRole('navigation', { name: '모든 판' })).getAllByRole('link');
const upcoming = { version: '2.0', effectiveDate: '2027-01-01', state: 'UPCOMING' as const, changes: ['제3조를 더했어요.'] };

test('a text shows the version in force with its day, what changed, its clauses and every version by its address', async () => {
  const page = await open(aText());
  expect(await screen.findByRole('heading', { level: 1, name: '이용약관 (예시)' })).toBeTruthy();
  expect(page.calls).toEqual(['GET /terms/TERMS']);
  expect(screen.getByText('1.2판, 2026.12.01부터')).toBeTruthy();
  expect(screen.getByText('예시 문구예요.')).toBeTruthy();
  expect(within(screen.getByRole('region', { name: '무엇이 바뀌었나요' })).getByText('제2조를 고쳤어요.')).toBeTruthy();
  expect(screen.getByRole('heading', { level: 2, name: '제2조 회원 바뀜' })).toBeTruthy();
  const before = screen.getByText('회원은 지킵니다.').closest('details') as HTMLDetailsElement;
  expect(before.open).toBe(false);
  await page.user.click(screen.getByText('이전 내용 보기'));
  expect(before.open).toBe(true);
  expect(versions().map((link) => [link.getAttribute('href'), link.getAttribute('aria-current')])).toEqual([
    [AT, 'page'],
    [`${AT}?version=1.1`, null],
  ]);
});

test('a version to come is announced, and can be read before', async () => {
  const text = aText();
  await open(({ query }) =>
    query.get('version')
      ? aText({ ...upcoming, versions: [upcoming, ...text.versions] })
      : { ...text, versions: [upcoming, ...text.versions] },
  );
  expect(await screen.findByText('2027.01.01부터 2.0판으로 바뀌어요.')).toBeTruthy();
  expect(screen.getByRole('link', { name: '미리 보기' }).getAttribute('href')).toBe('/introduction/terms?version=2.0');
});

test('a version that is not in force says so and leads to the one that is; it is not for search engines', async () => {
  const { services, calls } = await open(aText({ version: '1.1', state: 'FORMER', changes: [] }), '/introduction/terms?version=1.1');
  expect(await screen.findByText('지금은 쓰지 않는 지난 글이에요.')).toBeTruthy();
  expect(calls).toEqual(['GET /terms/TERMS?version=1.1']);
  expect(screen.getByRole('link', { name: '지금 시행 중인 글 보기' }).getAttribute('href')).toBe('/introduction/terms');
  const { head } = textData('TERMS', 'Terms');
  expect(head({ services, params: {}, searchParams: new URLSearchParams('version=1.1') })).toMatchObject({
    canonical: '/introduction/terms',
    noIndex: true,
  });
});

test('an unknown version is not found', async () => {
  const { services } = await open(refusal('TERMS_NOT_FOUND'), '/introduction/terms?version=9');
  expect(await screen.findByRole('heading', { level: 1, name: '찾으시는 판이 없어요' })).toBeTruthy();
  const { head } = textData('TERMS', 'Terms');
  expect(head({ services, params: {}, searchParams: new URLSearchParams('version=9') })).toMatchObject({ status: 404, noIndex: true });
});
