import type { Layout } from '@hyangro/contracts/layout/layout.contract';
import { LOCALES } from '@hyangro/contracts/locales';
import { createTestServices } from '@hyangro/testing';
import cn from '../../../locales/cn.json';
import en from '../../../locales/en.json';
import ko from '../../../locales/ko.json';
import type { ReadLayout } from '../../data/layout.model';
import { layoutQueries } from '../../displays/layout.queries';
import { aLayout } from '../../testing/samples';
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

test.each<[string, Layout['kind'], object]>([
  ['MAIN', 'MAIN', { canonical: '/' }],
  ['SPRING', 'MAIN', {}],
  ['EV01', 'PROMOTION', { canonical: '/promotion/EV01' }],
  ['ALLTYPES', 'TEST', { noIndex: true }],
])('search engines know the page of %s by one address, and leave tests out', (layoutCd, kind, expected) => {
  const { services } = createTestServices({ messages: { layout: ko } });
  const { queryKey } = layoutQueries.detail(services, layoutCd);
  services.queryClient.setQueryData<ReadLayout>([...queryKey], { layout: aLayout({ layoutCd, kind }), unknown: [], readAt: 0 });
  const { canonical, noIndex } = mainHead({ services, params: { layoutCd }, searchParams: new URLSearchParams() });
  expect({ canonical, noIndex }).toEqual({ canonical: undefined, noIndex: undefined, ...expected });
});
