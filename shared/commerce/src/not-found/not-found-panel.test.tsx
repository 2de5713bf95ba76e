import { screen } from '@testing-library/react';
import { renderScreen } from '@hyangro/testing';
import { NotFoundPanel } from '.';

const links = () => screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

test('what is not there says so as the heading of the screen, and leads home or to the search', async () => {
  await renderScreen(<NotFoundPanel title="없는 상품이에요" text="주소를 다시 확인해 주세요." />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('없는 상품이에요');
  expect(links()).toEqual([
    ['홈으로', '/'],
    ['찾아보기', '/search'],
  ]);
});

test('a screen that knows a better way on offers it in place of the search', async () => {
  await renderScreen(<NotFoundPanel title="없는 래플이에요" text="끝났을 수 있어요." onward={{ to: '/raffles', label: '래플 보기' }} />);
  expect(links()).toEqual([
    ['홈으로', '/'],
    ['래플 보기', '/raffles'],
  ]);
});
