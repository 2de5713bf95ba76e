import { screen } from '@testing-library/react';
import { LOCALES } from '@hyangro/contracts/locales';
import { renderScreen } from '@hyangro/testing';
import cn from '../../../locales/guide/cn.json';
import en from '../../../locales/guide/en.json';
import ko from '../../../locales/guide/ko.json';
import words from '../../../locales/ko.json';
import { guideValues, topicOf } from './guide.model';
import { productCsHead } from './product-cs.head';
import ProductCsScreen from './product-cs.screen';

const open = (at: string) => renderScreen(<ProductCsScreen />, { at, messages: { catalog: words } });

test.each([
  ['/product/cs/delivery', '배송과 교환·반품', /70,000원 \(\$53\.85\) 이상이면 무료, 그보다 적으면 4,000원 \(\$3\.08\)/],
  ['/product/cs/DOMESTIC', '국내 배송 안내', /보통 3일 안에 도착하고/],
  ['/product/cs/OVERSEAS', '해외직배송과 통관 안내', /미화 150달러 이상이거나 향수가 60ml를 넘으면/],
])('R-PRD-03 R-PRD-04 TRAP-07 %s is the guide "%s", with the shop’s own numbers', async (at, title, text) => {
  await open(at);
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
  expect(screen.getByText(text)).toBeTruthy();
  expect(document.body.textContent).not.toContain('{{');
});

test('R-PRD-04 the guides lead to each other, and the one that is open is marked', async () => {
  await open('/product/cs/DOMESTIC');
  expect((await screen.findByRole('link', { name: '국내 배송' })).getAttribute('aria-current')).toBe('page');
  expect(screen.getByRole('link', { name: '해외직배송' }).getAttribute('href')).toBe('/product/cs/OVERSEAS');
});

test.each(['domestic', 'P0001', 'toString'])('R-PRD-04 the type "%s" is unknown: the page says so, with 404', async (productType) => {
  const { services } = await open(`/product/cs/${productType}`);
  expect(screen.getByRole('heading', { name: words['guide.missing'] })).toBeTruthy();
  expect(productCsHead({ services, params: { productType }, searchParams: new URLSearchParams() })).toMatchObject({ status: 404 });
  expect(topicOf(productType)).toBeNull();
});

test('R-PRD-03 R-PRD-04 in every language each guide has the same parts, and each place has its number', () => {
  const guides = { ko, en, cn };
  const values = guideValues(String);
  for (const locale of LOCALES)
    for (const topic of ['DELIVERY', 'DOMESTIC', 'OVERSEAS'] as const) {
      const { sections, lead } = guides[locale][topic];
      expect([locale, topic, sections.length]).toEqual([locale, topic, ko[topic].sections.length]);
      const places = [lead, ...sections.map(({ body }) => body)].flatMap((text) =>
        [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name),
      );
      const same = [ko[topic].lead, ...ko[topic].sections.map(({ body }) => body)].flatMap((text) =>
        [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name),
      );
      expect([locale, topic, [...places].sort()]).toEqual([locale, topic, [...same].sort()]);
      for (const name of places) expect(Object.keys(values)).toContain(name);
    }
});
