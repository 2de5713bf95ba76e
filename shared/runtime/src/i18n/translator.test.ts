/** @jest-environment node */
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { LOCALES, type Locale } from '@hyangro/contracts/locales';
import { createI18n } from './create-i18n';
import { isSimpleText } from './fill';
import { createPageI18n } from './page-i18n';
import { translatorOf } from './translator';

const root = path.join(__dirname, '../../../..');
const folders = [...readdirSync(root).filter((name) => name.startsWith('mfe-')), 'shell'].map((name) => path.join(root, name, 'locales'));
const catalogue = (file: string): Record<string, string> => JSON.parse(readFileSync(file, 'utf8'));
const termsOf = (locale: Locale) => catalogue(path.join(root, `shared/contracts/messages/terms.${locale}.json`));
const codesOf = (locale: Locale) => catalogue(path.join(root, `shared/contracts/messages/codes.${locale}.json`));
/** Catalogues that pages are drawn with. */
const pageTexts = (locale: Locale) => [termsOf(locale), ...folders.map((folder) => catalogue(path.join(folder, `${locale}.json`)))];

describe.each([
  ['on the server', createI18n],
  ['in the browser', createPageI18n],
])('%s', (_, create) => {
  test.each(LOCALES)('every text of the shop reads as i18next has it, in %s', (locale) => {
    for (const texts of [...pageTexts(locale), codesOf(locale)]) {
      const ours = translatorOf(create(locale, { texts, terms: termsOf(locale) }), locale, 'texts');
      const theirs = createI18n(locale, { texts, terms: termsOf(locale) }).getFixedT(locale, 'texts');
      for (const [key, text] of Object.entries(texts)) {
        if (create === createPageI18n && text.includes('$t(')) continue;
        const base = key.replace(/_(zero|one|two|few|many|other)$/, '');
        const names = [...text.matchAll(/\{\{(\w+)/g)].map(([, name = '']) => name);
        for (const count of [0, 1, 2, 5, 21, 1.5]) {
          const values = { ...Object.fromEntries(names.map((name) => [name, `<${name} & $1>`])), count };
          expect(ours(base, values)).toBe(theirs(base, values));
        }
        if (!names.length) expect(ours(key)).toBe(theirs(key));
      }
    }
  });

  test('a text that is not there is its key, as i18next has it', () => {
    expect(translatorOf(create('ko', { texts: {} }), 'ko', 'texts')('no.such')).toBe('no.such');
  });
});

test.each(LOCALES)('pages are drawn with texts that the browser reads without i18next, in %s', (locale) => {
  for (const texts of pageTexts(locale)) {
    for (const [key, text] of Object.entries(texts)) {
      expect([key, isSimpleText(text)]).toEqual([key, true]);
      // i18next reads `_zero` for none, where the language has no such form; the browser does not.
      expect(key).not.toMatch(/_(zero|ordinal_\w+)$/);
    }
  }
});

test.each([
  ['i18next', createI18n],
  ['the page', createPageI18n],
])('another language comes into %s with its texts', async (_, create) => {
  const i18n = create('ko', { shell: { hello: '안녕' } });
  expect([i18n.hasResourceBundle('en', 'shell'), i18n.exists('hello', { ns: 'shell', lng: 'en' })]).toEqual([false, false]);
  i18n.addResourceBundle('en', 'shell', { hello: 'Hello {{name}}' }, true, true);
  i18n.addResourceBundle('en', 'shell', { bye: 'Bye' }, true, true);
  await i18n.changeLanguage('en');
  expect(i18n.t('hello', { ns: 'shell', name: 'Kim' })).toBe('Hello Kim');
  expect(i18n.getResourceBundle('en', 'shell')).toEqual({ hello: 'Hello {{name}}', bye: 'Bye' });
  expect([i18n.exists('bye', { ns: 'shell' }), i18n.exists('bye', { ns: 'terms' })]).toEqual([true, false]);
});
