import { watchFields } from './touched-fields';

test('ST-VER-01 what a shopper has entered counts until its form is gone', () => {
  const isFilling = watchFields();
  document.body.innerHTML = '<form><input /></form>';
  expect(isFilling()).toBe(false);
  document.querySelector('input')?.dispatchEvent(new Event('input', { bubbles: true }));
  expect(isFilling()).toBe(true);
  document.querySelector('form')?.remove();
  expect(isFilling()).toBe(false);
});
