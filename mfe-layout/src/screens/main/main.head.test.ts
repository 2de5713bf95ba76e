import { LOCALES } from '@hyangro/contracts/locales';
import { createTestServices } from '@hyangro/testing';
import cn from '../../../locales/cn.json';
import en from '../../../locales/en.json';
import ko from '../../../locales/ko.json';
import { mainHead } from './main.head';

const TEXTS = { ko, en, cn };
const NAMES = { ko: '향로', en: 'hyangro', cn: '香路' };

test.each(LOCALES)('in %s search engines read the shop’s name of that language', (locale) => {
  const { services } = createTestServices({ locale, messages: { layout: TEXTS[locale] } });
  const { jsonLd } = mainHead({ services, params: {}, searchParams: new URLSearchParams() });
  expect(jsonLd).toMatchObject([
    { '@type': 'WebSite', name: NAMES[locale] },
    { '@type': 'Organization', name: NAMES[locale] },
  ]);
});
