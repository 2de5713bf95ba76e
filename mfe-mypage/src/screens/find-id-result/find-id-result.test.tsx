import { screen } from '@testing-library/react';
import { renderScreen } from '@hyangro/testing';
import cn from '../../../locales/cn.json';
import en from '../../../locales/en.json';
import ko from '../../../locales/ko.json';
import FindIdResultScreen from './find-id-result.screen';

const accounts = [{ maskedId: 'abc***', joinedAt: '2025-01-01T20:00:00Z' }];
const at = '/login/find-id/result?toName=OrderCart';

test.each([
  ['ko', ko, '2025.01.02 가입'],
  ['en', en, 'Joined 2025.01.02'],
  ['cn', cn, '2025.01.02 注册'],
] as const)(
  'R-ACC-12 the masked id and the day of joining in Seoul, in %s; without a lookup the page leads to the beginning',
  async (locale, mypage, words) => {
    const page = await renderScreen(<FindIdResultScreen />, { at, state: { accounts }, locale, messages: { mypage } });
    expect(screen.getByText('abc***')).toBeTruthy();
    expect(screen.getByText(words)).toBeTruthy();
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/login?toName=OrderCart',
      '/login/find-password?toName=OrderCart',
    ]);
    page.unmount();
    for (const state of [null, { accounts: [] }, { accounts: [{ maskedId: 7, joinedAt: 'x' }] }, 'accounts']) {
      const direct = await renderScreen(<FindIdResultScreen />, { at, state });
      expect(direct.address()).toBe('/login/find-id?toName=OrderCart');
      direct.unmount();
    }
  },
);
