import { readFileSync } from 'node:fs';
import path from 'node:path';
import cn from '../../locales/cn.json';
import en from '../../locales/en.json';
import ko from '../../locales/ko.json';
import { TOP_MENU } from './places';

const DATA = path.resolve(__dirname, '../../../api/demo/community/menus.json');

test('the menu before the server’s own leads to the same places by the same names, in each language', () => {
  const { gnb } = JSON.parse(readFileSync(DATA, 'utf8')) as { gnb: { link: string; name: Record<'ko' | 'en' | 'cn', string> }[] };
  expect(TOP_MENU.map(({ key, to }) => ({ to, ko: ko[key], en: en[key], cn: cn[key] }))).toEqual(
    gnb.map(({ link, name }) => ({ to: link, ...name })),
  );
});
