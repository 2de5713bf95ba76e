import { screen } from '@testing-library/react';
import { renderScreen } from '@hyangro/testing';
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
