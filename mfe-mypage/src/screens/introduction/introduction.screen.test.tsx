import { screen, within } from '@testing-library/react';
import { renderScreen } from '@hyangro/testing';
import ko from '../../../locales/ko.json';
import { head } from './introduction.data';
import IntroductionScreen from './introduction.screen';

test('R-PUB-02 the introduction says what the shop is, and leads to company, terms and privacy policy', async () => {
  const { services } = await renderScreen(<IntroductionScreen />, { at: '/introduction', messages: { mypage: ko } });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(ko['introduction.heading']);
  const ways = within(screen.getByRole('navigation', { name: '더 알아보기' })).getAllByRole('link');
  expect(ways.map((link) => link.getAttribute('href'))).toEqual([
    '/introduction/company',
    '/introduction/terms',
    '/introduction/privacy-policy',
  ]);
  expect(head({ services, params: {}, searchParams: new URLSearchParams() }).title).toBe('향로 소개');
});
