import { screen, waitFor, within } from '@testing-library/react';
import { renderScreen, type EndpointMocks } from '@hyangro/testing';
import ko from '../../../locales/ko.json';
import { aCard, aProduct } from '../../testing/samples';
import { CompareDock } from './compare-dock';
import { CompareMark } from './compare-mark';

const CODES = ['P1', 'P2', 'P3', 'P4', 'P5'];
const products = CODES.map((productCd, n) => aCard({ productCd, productNm: `향수 ${n + 1}` }));
const List = () => (
  <>
    {products.map((product) => (
      <CompareMark key={product.productCd} product={product} />
    ))}
    <CompareDock />
  </>
);
const endpoints: EndpointMocks = {
  'GET /product/:productCd': ({ params }) => {
    const n = CODES.indexOf(params.productCd ?? '');
    return aProduct({ ...products[n], salePrice: 60_000, volumeMl: n === 0 ? 30 : 60, volumeText: n === 0 ? '30ml' : '60ml' });
  },
};
const open = () => renderScreen(<List />, { messages: { catalog: ko }, endpoints });
const mark = (name: string) => screen.getByRole('button', { name: `${name} 비교에 담기` });
beforeEach(() => window.localStorage.clear());

test('GAP-27 up to four products are compared; a fifth is refused kindly', async () => {
  const { user, shown } = await open();
  for (const { productNm } of products) await user.click(mark(productNm));
  expect(shown.toasts).toEqual(['한 번에 4개까지 비교할 수 있어요. 하나를 빼고 담아 주세요.']);
  expect(products.map(({ productNm }) => mark(productNm).getAttribute('aria-pressed'))).toEqual(['true', 'true', 'true', 'true', 'false']);
});

test('GAP-27 one product waits for another, and can be taken out again', async () => {
  const { user } = await open();
  await user.click(mark('향수 1'));
  const bar = within(await screen.findByRole('region', { name: '상품 비교' }));
  expect(bar.getByRole<HTMLButtonElement>('button', { name: '비교하기' }).disabled).toBe(true);
  await user.click(bar.getByRole('button', { name: '향수 1 비교에서 빼기' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: '상품 비교' })).toBeNull());
  expect(window.localStorage.getItem('compareProducts')).toBeNull();
});

test('GAP-27 the comparison lays products side by side with the price of a millilitre, the lowest marked', async () => {
  const { user } = await open();
  await user.click(mark('향수 1'));
  await user.click(mark('향수 2'));
  await user.click(await screen.findByRole('button', { name: '비교하기' }));
  const table = within(await screen.findByRole('table'));
  expect(table.getAllByRole('columnheader').map((head) => head.textContent)).toEqual(['오렐르향수 1', '오렐르향수 2']);
  const cells = within(table.getByRole('row', { name: /1ml 가격/ })).getAllByRole('cell');
  expect(cells.map((cell) => cell.textContent)).toEqual(['2,000원', '1,000원가장 낮아요']);
  expect(table.getByRole('rowheader', { name: '용량' })).toBeTruthy();
  expect(table.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/product/P1', '/product/P2']);
});

test('GAP-27 what was chosen is there on the next visit', async () => {
  window.localStorage.setItem('compareProducts', JSON.stringify([{ productCd: 'P2', productNm: '향수 2', imgMainUrl: '/media/P2.webp' }]));
  await open();
  expect(mark('향수 2').getAttribute('aria-pressed')).toBe('true');
  expect(await screen.findByRole('region', { name: '상품 비교' })).toBeTruthy();
});
