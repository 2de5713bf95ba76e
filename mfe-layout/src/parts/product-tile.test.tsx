import { Activity, useState } from 'react';
import { act, screen } from '@testing-library/react';
import { renderScreen } from '@hyangro/testing';
import ko from '../../locales/ko.json';
import { aProduct } from '../testing/builders';
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
