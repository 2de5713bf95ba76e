import { screen, within } from '@testing-library/react';
import { refusal, renderScreen, type EndpointMocks } from '@hyangro/testing';
import ko from '../../../locales/ko.json';
import { aText } from '../../testing/help.samples';
import { Agreements } from './agreements';

const terms = aText();
const open = (endpoints: EndpointMocks) =>
  renderScreen(<Agreements agreed={[]} onChange={() => undefined} />, { messages: { mypage: ko }, endpoints });
const read = () => screen.getByRole('button', { name: '이용약관에 동의해요 전문 보기' });

test('what is agreed to can be read at its line, whole, and folded again', async () => {
  const page = await open({ 'GET /terms/:docCd': terms });
  expect(page.calls).toEqual([]);
  await page.user.click(read());
  const text = await screen.findByRole('region', { name: '이용약관 (예시)' });
  expect(read().getAttribute('aria-expanded')).toBe('true');
  expect(read().getAttribute('aria-controls')).toBe(text.id);
  for (const words of [
    '1.2판, 2026-12-01부터',
    '예시 문구예요.',
    '제1조 목적',
    '이 약관은 향로가 정합니다.',
    '제2조 회원',
    '회원은 약속합니다.',
  ])
    expect(within(text).getByText(words)).toBeTruthy();
  expect(page.calls).toEqual(['GET /terms/TERMS']);
  await page.user.click(read());
  expect(screen.queryByRole('region')).toBeNull();
});

test('one text is open at a time; data abroad is told by the privacy policy', async () => {
  const page = await open({ 'GET /terms/:docCd': terms });
  await page.user.click(read());
  await page.user.click(screen.getByRole('button', { name: '해외직배송을 위한 정보 제공에 동의해요 전문 보기' }));
  expect(screen.getAllByRole('region')).toHaveLength(1);
  expect(page.calls).toEqual(['GET /terms/TERMS', 'GET /terms/PRIVACY']);
  expect(screen.queryByRole('button', { name: '만 14세 이상이에요 전문 보기' })).toBeNull();
});

test('a text that does not come says so and can be asked for again', async () => {
  let isAway = true;
  const page = await open({ 'GET /terms/:docCd': () => (isAway ? refusal('TERMS_NOT_FOUND') : terms) });
  await page.user.click(read());
  expect((await screen.findByRole('alert')).textContent).toBe(ko['terms.failed']);
  isAway = false;
  await page.user.click(screen.getByRole('button', { name: '다시 불러오기' }));
  expect(await screen.findByRole('region', { name: '이용약관 (예시)' })).toBeTruthy();
});
