import { render, screen } from '@testing-library/react';
import { RouteParams, useRouteParams } from './route-params';

function Product() {
  const { productCd } = useRouteParams('Product');
  return <p>product {productCd}</p>;
}
const routes = {
  product: { name: 'Product', path: '/product/:productCd' },
  cart: { name: 'OrderCart', path: '/order/cart' },
};

test('a screen reads the params of its own route', () => {
  render(
    <RouteParams route={routes.product} params={{ productCd: 'P1' }} pathname="/product/P1">
      <Product />
    </RouteParams>,
  );
  expect(screen.getByText('product P1')).toBeTruthy();
});

test('a screen that is shown under another route says so', () => {
  const silent = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const underCart = (
    <RouteParams route={routes.cart} params={{}} pathname="/order/cart">
      <Product />
    </RouteParams>
  );
  expect(() => render(underCart)).toThrow('useRouteParams(Product) under OrderCart');
  expect(() => render(<Product />)).toThrow('useRouteParams(Product) under undefined');
  silent.mockRestore();
});
