import { screen, within } from '@testing-library/react';
import { renderScreen } from '@hyangro/testing';
import ko from '../../../locales/ko.json';
import { aText } from '../../testing/help.samples';
import { head } from './privacy-policy.data';
import PrivacyPolicyScreen from './privacy-policy.screen';

test('R-PUB-05 anybody reads the privacy policy: its version and day, and each version by its address', async () => {
  const { calls, services } = await renderScreen(<PrivacyPolicyScreen />, {
    at: '/introduction/privacy-policy',
    messages: { mypage: ko },
    endpoints: { 'GET /terms/:docCd': aText({ docCd: 'PRIVACY', title: '개인정보 처리방침' }) },
  });
  expect(await screen.findByRole('heading', { level: 1, name: '개인정보 처리방침' })).toBeTruthy();
  expect(calls).toEqual(['GET /terms/PRIVACY']);
  expect(screen.getByText('1.2판, 2026.12.01부터')).toBeTruthy();
  const versions = within(screen.getByRole('navigation', { name: '모든 판' })).getAllByRole('link');
  expect(versions.map((link) => link.getAttribute('href'))).toEqual([
    '/introduction/privacy-policy',
    '/introduction/privacy-policy?version=1.1',
  ]);
  expect(screen.getByRole('link', { name: ko['text.cookies'] }).getAttribute('href')).toBe('/privacy/cookies');
  expect(head({ services, params: {}, searchParams: new URLSearchParams() })).toMatchObject({
    title: '개인정보 처리방침',
    canonical: '/introduction/privacy-policy',
    noIndex: false,
  });
});
