import type { Layout } from '@hyangro/contracts/layout/layout.contract';
import { LOCALES } from '@hyangro/contracts/locales';
import { createTestServices } from '@hyangro/testing';
import cn from '../../../locales/cn.json';
import en from '../../../locales/en.json';
import ko from '../../../locales/ko.json';
import type { ReadLayout } from '../../data/layout.model';
import { layoutQueries } from '../../displays/layout.queries';
import { aDisplay, aLayout, anItem, products } from '../../testing/samples';
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

const PHOTO = '/media/banner/rose-pc-720.bbbbbbbb.webp';
const PHONE_PHOTO = '/media/banner/rose-phone-390.aaaaaaaa.webp';

test('R-HOM-14 a promotion has its name, its picture on share cards, and its first pictures early; an unknown one is no page', async () => {
  const headOf = async (layoutCd: string, displayCd: number, item: object) => {
    const layout = aLayout({
      layoutCd,
      layoutNm: '쿠폰 모음',
      kind: 'PROMOTION',
      displays: [aDisplay({ seq: 1, displayCd }), aDisplay({ seq: 2, displayCd: 1 })],
      displayItems: [anItem(item), anItem({ displaySeq: 2, fileUrl: '/later.webp' })],
    });
    const { services } = createTestServices({ messages: { layout: ko }, endpoints: { 'GET /main/layouts/:layoutCd': layout } });
    await services.queryClient.fetchQuery(layoutQueries.detail(services, layoutCd));
    return mainHead({ services, params: { layoutCd }, searchParams: new URLSearchParams() });
  };
  const hero = await headOf('EV04', 27, { fileUrl: PHONE_PHOTO, fileUrl2: PHOTO });
  expect(hero).toMatchObject({ title: '쿠폰 모음', description: ko['head.description'], image: expect.stringContaining('rose-pc') });
  expect(hero.preloadImage?.map(({ media, srcSet }) => [media, /rose-\w+/.exec(srcSet)?.[0]])).toEqual([
    ['(max-width: 767px)', 'rose-phone'],
    ['(min-width: 768px)', 'rose-pc'],
  ]);
  const goods = await headOf('EV01', 25, { products: products(1) });
  expect([goods.image, goods.preloadImage]).toEqual([expect.stringContaining('P0001'), []]);

  const { services } = createTestServices({ messages: { layout: ko }, endpoints: {} });
  services.queryClient.setQueryData(layoutQueries.detail(services, 'NOPE').queryKey, null);
  expect(mainHead({ services, params: { layoutCd: 'NOPE' }, searchParams: new URLSearchParams() })).toMatchObject({ status: 404 });
});

test('a preview is kept out of searches, and is not taken for the page as everybody sees it', () => {
  const { services } = createTestServices({ messages: { layout: ko } });
  const keep = (read: ReadLayout | null, preview?: string) =>
    services.queryClient.setQueryData<ReadLayout | null>([...layoutQueries.detail(services, 'EV01', preview).queryKey], read);
  keep({ layout: aLayout({ layoutCd: 'EV01', layoutNm: '여름' }), unknown: [], readAt: 0 });
  keep({ layout: aLayout({ layoutCd: 'EV01', layoutNm: '겨울' }), unknown: [], readAt: 0 }, 'token');
  keep(null, 'old');
  const head = (search: string) => mainHead({ services, params: { layoutCd: 'EV01' }, searchParams: new URLSearchParams(search) });
  expect(head('')).toMatchObject({ title: '여름' });
  expect(head('').noIndex).toBeUndefined();
  expect(head('preview=token')).toMatchObject({ title: '겨울', noIndex: true });
  expect(head('preview=old')).toMatchObject({ title: ko['preview.gone.title'], status: 404, noIndex: true });
});
