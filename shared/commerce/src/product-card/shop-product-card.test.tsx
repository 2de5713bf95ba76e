import { Activity, useState, type ReactElement } from 'react';
import { act, screen } from '@testing-library/react';
import { aProductCard, renderScreen } from '@hyangro/testing';
import { ShopProductCard } from '.';

const textOf = async (card: ReactElement) => {
  await renderScreen(card);
  return screen.getByRole('link').textContent;
};

test('D-C07 a heart flipped on another screen is right when a kept screen comes back', async () => {
  let show = (_mode: 'visible' | 'hidden') => undefined as void;
  function Kept() {
    const [mode, setMode] = useState<'visible' | 'hidden'>('visible');
    show = setMode;
    return (
      <Activity mode={mode}>
        <ShopProductCard product={aProductCard()} look="grid" />
      </Activity>
    );
  }
  const { services } = await renderScreen(<Kept />);
  const isPressed = () => screen.getByRole('button', { name: '로즈 판톰 찜' }).getAttribute('aria-pressed');
  expect(isPressed()).toBe('false');
  await act(async () => show('hidden'));
  services.events.publish('wishlist:changed', { productCd: 'P0001', isZzim: true });
  await act(async () => show('visible'));
  expect(isPressed()).toBe('true');
});

test('D-C07 ST-ZZ-01 a visitor who presses the heart is sent to Login, the server is not asked, and the heart stays', async () => {
  const { user, calls, shown } = await renderScreen(<ShopProductCard product={aProductCard()} look="grid" />, {
    endpoints: { 'PUT /product/:productCd/like': { isZzim: true } },
  });
  const heart = screen.getByRole('button', { name: '로즈 판톰 찜' });
  await user.click(heart);
  expect(shown.loginTargets).toHaveLength(1);
  expect(calls).toEqual([]);
  expect(heart.getAttribute('aria-pressed')).toBe('false');
});

test('D-C05 in a grid a card says the best of it in its corner, and free shipping before the way from overseas', async () => {
  const product = aProductCard({ isBest: true, isNew: true, freeShipping: true, productType: 'OVERSEAS' });
  expect(await textOf(<ShopProductCard product={product} look="grid" />)).toBe(
    'BEST오렐르로즈 판톰32%12,000원($9.23)별점 4.8점, 리뷰 10개4.8(10)무료배송해외직배송',
  );
});

test('D-C05 a card in a ranking shows its place in the room of the tags, and no corner', async () => {
  const product = aProductCard({ isNew: true, freeShipping: true });
  expect(await textOf(<ShopProductCard product={product} look="ranked" rank={3} />)).toMatch(/^3오렐르.*\(10\)$/);
});

test('D-C06 a card says SOLD OUT only without stock', async () => {
  expect(await textOf(<ShopProductCard product={aProductCard({ stockCnt: 0 })} look="rail" />)).toContain('SOLD OUT');
});

test('D-C05 a product without reviews shows no stars', async () => {
  expect(await textOf(<ShopProductCard product={aProductCard({ reviewCount: 0 })} look="rail" />)).not.toContain('4.8');
});
