import { LOCALES } from '@hyangro/contracts/locales';
import { createTestServices } from '@hyangro/testing';
import { isPublWord, publWords } from './words';
import cn from '../../../locales/publ/cn.json';
import en from '../../../locales/publ/en.json';
import ko from '../../../locales/publ/ko.json';

const WORDS = { ko, en, cn };

test.each(LOCALES)('the design templates say everything in %s', (locale) => {
  expect(Object.keys(WORDS[locale])).toEqual(Object.keys(ko));
  expect(Object.entries(WORDS[locale]).filter(([, text]) => !text)).toEqual([]);
  const { services } = createTestServices({ locale });
  expect(publWords(services)('types.name', { displayCd: 16 })).toContain('16');
});

test('every display type of the specification has a name and a line', () => {
  const types = Array.from({ length: 27 }, (_, n) => n + 1).filter((displayCd) => ![9, 22].includes(displayCd));
  expect(types.filter((displayCd) => !isPublWord(`type.${displayCd}.name`) || !isPublWord(`type.${displayCd}.text`))).toEqual([]);
});
