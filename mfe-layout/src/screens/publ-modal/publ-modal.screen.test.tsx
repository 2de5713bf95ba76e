import { screen, waitFor } from '@testing-library/react';
import { renderScreen } from '@hyangro/testing';
import codesCn from '@hyangro/contracts/messages/codes.cn.json';
import codesEn from '@hyangro/contracts/messages/codes.en.json';
import codesKo from '@hyangro/contracts/messages/codes.ko.json';
import termsCn from '@hyangro/contracts/messages/terms.cn.json';
import termsEn from '@hyangro/contracts/messages/terms.en.json';
import termsKo from '@hyangro/contracts/messages/terms.ko.json';
import { REFUSALS } from '@hyangro/contracts/errors/refusals';
import ko from '../../../locales/publ/ko.json';
import { standInBrowser } from '../../testing/show-layout';
import PublModalScreen from './publ-modal.screen';

// The overlays are a chunk of their own, slow to compile the first time.
jest.setTimeout(30_000);
beforeEach(standInBrowser);

test('a message of the shell and an overlay of the kit each come by their button; Escape brings the focus back to it', async () => {
  const { user, shown } = await renderScreen(<PublModalScreen />, { at: '/publ/modal' });
  await user.click(screen.getByRole('button', { name: ko.alert }));
  await user.click(screen.getByRole('button', { name: ko.toast }));
  expect([shown.alerts, shown.toasts]).toEqual([[ko['alert.text']], [ko['toast.text']]]);
  const button = screen.getByRole('button', { name: ko.danger });
  await user.click(button);
  expect(await screen.findByRole('alertdialog', { name: ko['danger.title'] }, { timeout: 25_000 })).toBeTruthy();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(document.activeElement).toBe(button);
});

const TEXTS: Record<'ko' | 'en' | 'cn', Record<string, string>> = {
  ko: { ...codesKo, ...termsKo },
  en: { ...codesEn, ...termsEn },
  cn: { ...codesCn, ...termsCn },
};
test.each(['ko', 'en', 'cn'] as const)(
  'ERR-M10 in %s the page shows every refusal of the one list, with its code and its words',
  async (locale) => {
    const texts = TEXTS[locale];
    await renderScreen(<PublModalScreen />, { at: '/publ/modal', locale });
    const told = () =>
      screen.queryAllByRole('listitem').map((row) => [row.querySelector('code')?.textContent, row.querySelector('p')?.textContent]);
    const wanted = Object.values(REFUSALS).map(({ status, exceptionName, messageCode }) => [
      `${status} ${exceptionName} ${messageCode}`,
      texts[messageCode],
    ]);
    await waitFor(() => expect(told()).toEqual(wanted), { timeout: 25_000 });
    expect(wanted.every(([, text]) => text)).toBe(true);
  },
);
