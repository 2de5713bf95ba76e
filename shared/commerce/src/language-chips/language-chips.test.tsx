import { screen } from '@testing-library/react';
import { createTestServices, renderScreen } from '@hyangro/testing';
import { LanguageChips } from '.';

test('on a phone each language stands in its own words, the page’s own one pressed, and one tap changes to another', async () => {
  const page = createTestServices();
  const setLocale = jest.spyOn(page.services, 'setLocale');
  const { user } = await renderScreen(<LanguageChips />, { after: page });
  const pressed = () => screen.getAllByRole('button', { pressed: true }).map((chip) => [chip.textContent, chip.lang]);
  expect(screen.getByRole('group', { name: '언어' })).toBeTruthy();
  expect(pressed()).toEqual([['한국어', 'ko']]);
  await user.click(screen.getByRole('button', { name: '简体中文' }));
  expect(setLocale.mock.calls).toEqual([['cn']]);
});

test('a deployment of one language has no switch', async () => {
  const { container } = await renderScreen(<LanguageChips />, { isLocalePinned: true });
  expect(container.textContent).toBe('');
});
