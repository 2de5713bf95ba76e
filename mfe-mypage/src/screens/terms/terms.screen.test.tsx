import { screen, within } from '@testing-library/react';
import { renderScreen } from '@hyangro/testing';
import ko from '../../../locales/ko.json';
import { aText } from '../../testing/help.samples';
import { head } from './terms.data';
import TermsScreen from './terms.screen';

test('R-PUB-04 anybody reads the terms of use: its version and day, and each version by its address', async () => {
  const { calls, services } = await renderScreen(<TermsScreen />, {
    at: '/introduction/terms',
    messages: { mypage: ko },
    endpoints: { 'GET /terms/:docCd': aText({ docCd: 'TERMS', title: '이용약관' }) },
  });
  expect(await screen.findByRole('heading', { level: 1, name: '이용약관' })).toBeTruthy();
  expect(calls).toEqual(['GET /terms/TERMS']);
  expect(screen.getByText('1.2판, 2026.12.01부터')).toBeTruthy();
  const versions = within(screen.getByRole('navigation', { name: '모든 판' })).getAllByRole('link');
  expect(versions.map((link) => link.getAttribute('href'))).toEqual(['/introduction/terms', '/introduction/terms?version=1.1']);
  expect(head({ services, params: {}, searchParams: new URLSearchParams() })).toMatchObject({
    title: '이용약관',
    canonical: '/introduction/terms',
    noIndex: false,
  });
});
