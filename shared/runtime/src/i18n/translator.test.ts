/** @jest-environment node */
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { LOCALES } from '@hyangro/contracts/locales';
import { createI18n } from './create-i18n';
import { translatorOf } from './translator';

const root = path.join(__dirname, '../../../..');
const folders = [...readdirSync(root).filter((name) => name.startsWith('mfe-')), 'shell'].map((name) => path.join(root, name, 'locales'));

test.each(LOCALES)('every text of the shop reads as i18next has it, in %s', (locale) => {
  const catalogue = (file: string): Record<string, string> => JSON.parse(readFileSync(file, 'utf8'));
  const terms = catalogue(path.join(root, `shared/contracts/messages/terms.${locale}.json`));
  for (const texts of [terms, ...folders.map((folder) => catalogue(path.join(folder, `${locale}.json`)))]) {
    const i18n = createI18n(locale, { texts, terms });
    const ours = translatorOf(i18n, locale, 'texts');
    const theirs = i18n.getFixedT(locale, 'texts');
    for (const [key, text] of Object.entries(texts)) {
      const base = key.replace(/_(one|other)$/, '');
      const names = [...text.matchAll(/\{\{(\w+)/g)].map(([, name = '']) => name);
      for (const count of [0, 1, 5]) {
        const values = { ...Object.fromEntries(names.map((name) => [name, `<${name} & $1>`])), count };
        expect(ours(base, values)).toBe(theirs(base, values));
      }
      if (!names.length) expect(ours(key)).toBe(theirs(key));
    }
  }
});

test('a text that is not there is its key, as i18next has it', () => {
  expect(translatorOf(createI18n('ko', { texts: {} }), 'ko', 'texts')('no.such')).toBe('no.such');
});
