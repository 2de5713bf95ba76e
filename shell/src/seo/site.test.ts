/** @jest-environment node */
import cn from '../../locales/cn.json';
import en from '../../locales/en.json';
import ko from '../../locales/ko.json';
import { siteNameOf } from './site';

test.each([
  ['Korean', ko, '향로'],
  ['English', en, 'hyangro'],
  ['Chinese', cn, '香路'],
])('in %s the shop has one name, in share cards as in its title', (_, texts, name) => {
  expect(siteNameOf(texts)).toBe(name);
  expect(texts['site.title'].startsWith(`${name} · `)).toBe(true);
});
