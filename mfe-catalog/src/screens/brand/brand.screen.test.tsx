import { screen } from '@testing-library/react';
import { refusal, renderScreen, type EndpointMocks } from '@hyangro/testing';
import ko from '../../../locales/ko.json';
import { aCard, aList, someFacets } from '../../testing/samples';
import { columnOfFilters, onPc } from '../../testing/sight';
import { brandHead } from './brand.head';
import BrandScreen from './brand.screen';

const brand = {
  brandCd: 'B01',
  name: '오렐르',
  latinName: 'ORÉLLE',
  initialKo: 'ㅇ',
  initialEn: 'O',
  initialPinyin: 'A',
  logoUrl: '/media/logo/B01.svg',
  productCount: 1,
  story: '파리의 꽃 향수 하우스예요.',
  origin: 'FR',
};
const answers: EndpointMocks = {
  'GET /brand/:brandCd/products': {
    ...aList({ items: [aCard()], totalCount: 1, facets: someFacets({ skinTypes: [{ code: 'DRY', name: '건성', count: 1 }] }) }),
    brand,
  },
};
beforeEach(onPc);

const open = (at: string, endpoints = answers) => renderScreen(<BrandScreen />, { at, messages: { catalog: ko }, endpoints });
const headOf = (services: Parameters<typeof brandHead>[0]['services'], search = '') =>
  brandHead({ services, params: { brandCd: 'B01' }, searchParams: new URLSearchParams(search) });

test.each(['/brand/B01', '/menu/brand/B01/products'])(
  'R-HOM-11 R-HOM-12 %s shows the brand, its story and country, and its products',
  async (at) => {
    const { services } = await open(at);
    expect(screen.getByRole('heading', { level: 1, name: '오렐르' })).toBeTruthy();
    expect(screen.getByText('프랑스')).toBeTruthy();
    expect(screen.getByText('파리의 꽃 향수 하우스예요.')).toBeTruthy();
    expect(screen.getByRole('link', { name: /로즈 판톰/ }).getAttribute('href')).toBe('/product/P0001');
    expect(headOf(services)).toMatchObject({ title: '오렐르 ORÉLLE', description: brand.story, canonical: '/brand/B01' });
  },
);

test('R-HOM-11 the filters of a brand name no brands', async () => {
  await open('/brand/B01');
  const column = await columnOfFilters();
  expect(column.getByRole('group', { name: /피부 타입/ })).toBeTruthy();
  expect(column.queryByRole('group', { name: /브랜드/ })).toBeNull();
});

test('R-HOM-11 an unknown brand says so, leads to all brands, and answers 404', async () => {
  const { services } = await open('/brand/B01', { 'GET /brand/:brandCd/products': refusal('BRAND_NOT_FOUND') });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('없는 브랜드예요');
  expect(screen.getByRole('link', { name: '브랜드 모두 보기' }).getAttribute('href')).toBe('/brands');
  expect(headOf(services)).toMatchObject({ status: 404, noIndex: true });
});
