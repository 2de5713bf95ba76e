import { Activity, useState } from 'react';
import { act, screen } from '@testing-library/react';
import { renderScreen } from '@hyangro/testing';
import ko from '../../../locales/ko.json';
import { aProduct } from '../../testing/samples';
import { ProductTile } from './product-tile';

test('D-C07 a heart flipped on another screen is right when a kept screen comes back', async () => {
  let show = (_mode: 'visible' | 'hidden') => undefined as void;
  function Kept() {
    const [mode, setMode] = useState<'visible' | 'hidden'>('visible');
    show = setMode;
    return (
      <Activity mode={mode}>
        <ProductTile product={aProduct()} look="grid" />
      </Activity>
    );
  }
  const { services } = await renderScreen(<Kept />, { messages: { layout: ko } });
  const isPressed = () => screen.getByRole('button', { name: '로즈 판톰 찜' }).getAttribute('aria-pressed');
  expect(isPressed()).toBe('false');
  await act(async () => show('hidden'));
  services.events.publish('wishlist:changed', { productCd: 'P0001', isZzim: true });
  await act(async () => show('visible'));
  expect(isPressed()).toBe('true');
});

test('D-C07 ST-ZZ-01 a visitor who presses the heart is sent to Login, the server is not asked, and the heart stays', async () => {
  const { user, calls, shown } = await renderScreen(<ProductTile product={aProduct()} look="grid" />, {
    messages: { layout: ko },
    endpoints: { 'PUT /product/:productCd/like': { isZzim: true } },
  });
  const heart = screen.getByRole('button', { name: '로즈 판톰 찜' });
  await user.click(heart);
  expect(shown.loginTargets).toHaveLength(1);
  expect(calls).toEqual([]);
  expect(heart.getAttribute('aria-pressed')).toBe('false');
});
