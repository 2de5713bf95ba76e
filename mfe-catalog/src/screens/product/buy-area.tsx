import styled from '@emotion/styled';
import { lazy, Suspense, useState } from 'react';
import type { ProductDetail } from '@hyangro/contracts/catalog/catalog.schemas';
import { useTerms, useToggleWishlist } from '@hyangro/runtime';
import { Heart } from '@hyangro/ui/icons';
import { media } from '@hyangro/ui/theme';
import { hasOptions, isSoldOut } from '../../data/product.model';
import { BuyActions } from './buy-actions';
import { OptionChoice } from './option-choice';
import type { Purchase } from './use-purchase';

const loadBuySheet = () => import(/* webpackChunkName: "buy-sheet" */ './buy-sheet');
const BuySheet = lazy(loadBuySheet);
const RestockSheet = lazy(() => import(/* webpackChunkName: "restock-sheet" */ './restock-sheet'));

type Sheet = 'buy' | 'restock';

/** On PCs the choice is beside the picture; on phones a sticky bar opens it in a sheet. */
export const BuyArea = ({ product, purchase }: { product: ProductDetail; purchase: Purchase }) => {
  const term = useTerms();
  const { isZzim, toggle } = useToggleWishlist(product.productCd, product.isZzim);
  const [open, setOpen] = useState<Sheet | ''>('');
  // Names of the sheets that came: each stays, so that it can close with its movement.
  const [wanted, setWanted] = useState('');
  const show = (sheet: Sheet) => {
    setWanted(wanted + sheet);
    setOpen(sheet);
  };
  const onClose = () => setOpen('');
  const heart = (
    <Wish type="button" aria-pressed={isZzim} aria-label={term('card.wish', { name: product.productNm })} onClick={toggle}>
      <Heart size={24} strokeWidth={isZzim ? 2 : 1.6} fill={isZzim ? 'currentColor' : 'none'} />
    </Wish>
  );
  return (
    <>
      <Panel>
        {(hasOptions(product) || !isSoldOut(product, null)) && (
          <Choice>
            <OptionChoice product={product} purchase={purchase} />
          </Choice>
        )}
        <Actions>
          {heart}
          <BuyActions
            product={product}
            option={purchase.option}
            busy={purchase.busy}
            onPurchase={(kind) => void purchase.run(kind)}
            onRestock={() => show('restock')}
          />
        </Actions>
      </Panel>
      <Bar onPointerEnter={() => void loadBuySheet().catch(() => null)}>
        {heart}
        <BuyActions
          product={product}
          option={purchase.option}
          busy={open === 'buy' ? null : purchase.busy}
          onPurchase={() => show('buy')}
          onRestock={() => show('restock')}
        />
      </Bar>
      <Suspense fallback={null}>
        {wanted.includes('buy') && (
          <BuySheet open={open === 'buy'} onClose={onClose} onRestock={() => show('restock')} product={product} purchase={purchase} />
        )}
        {wanted.includes('restock') && (
          <RestockSheet
            key={purchase.option?.optionCd}
            open={open === 'restock'}
            onClose={onClose}
            product={product}
            option={purchase.option}
          />
        )}
      </Suspense>
    </>
  );
};

/* Its parts are those of the box beside the picture, so that the buttons can stay at its lower edge. */
const Panel = styled.div`
  display: none;
  ${media.pc} {
    display: contents;
  }
`;
const Choice = styled.div`
  padding-top: 16px;
`;
const Actions = styled.div`
  position: sticky;
  bottom: 0;
  z-index: 1;
  display: flex;
  gap: 8px;
  padding: 12px 0;
  background: var(--color-bg);
  > button:not([aria-pressed]) {
    flex: 1;
  }
`;
const Bar = styled.div`
  position: fixed;
  inset: auto 0 0;
  z-index: var(--z-buybar);
  display: flex;
  gap: 8px;
  padding: 6px 16px calc(6px + var(--safe-bottom));
  background: var(--color-bg-raised);
  box-shadow: var(--shadow-bar);
  > button:not([aria-pressed]) {
    flex: 1;
    padding-inline: 8px;
  }
  ${media.pc} {
    display: none;
  }
`;
const Wish = styled.button`
  flex: none;
  display: grid;
  place-items: center;
  width: 52px;
  height: var(--size-button-l);
  border-radius: var(--radius-control);
  color: var(--color-text-2);
  &[aria-pressed='true'] {
    color: var(--color-sale);
  }
  ${media.pc} {
    box-shadow: inset 0 0 0 1px var(--color-line-strong);
  }
`;
