import styled from '@emotion/styled';
import { FREE_SHIPPING_FROM_WON, SHIPPING_FEE_WON } from '@hyangro/contracts/constants';
import { useMoney, useTerms } from '@hyangro/runtime';
import { shippingOf } from '@hyangro/rules/shipping';
import { useMessages } from '../../messages';

/** The fee of the chosen pieces, and how far they are from going free. */
export const FreeShipping = ({ isAlwaysFree, goodsWon }: { isAlwaysFree: boolean; goodsWon: number }) => {
  const t = useMessages();
  const term = useTerms();
  const { price } = useMoney();
  const { fee, toFreeShipping } = shippingOf(isAlwaysFree, goodsWon);
  if (fee === 0) {
    return (
      <>
        {term('card.freeShipping')}
        {!isAlwaysFree && <small>{term('shipping.freeFrom', { won: price(FREE_SHIPPING_FROM_WON) })}</small>}
      </>
    );
  }
  return (
    <>
      {t('facts.fee', { fee: price(SHIPPING_FEE_WON) })}
      <small>{t('facts.toFree', { won: price(toFreeShipping) })}</small>
      <Track aria-hidden>
        <span style={{ transform: `scaleX(${goodsWon / FREE_SHIPPING_FROM_WON})` }} />
      </Track>
    </>
  );
};

const Track = styled.span`
  display: block;
  height: 4px;
  margin-top: 6px;
  border-radius: 2px;
  overflow: hidden;
  background: var(--color-line);
  span {
    display: block;
    height: 100%;
    background: var(--color-genuine);
    transform-origin: left;
    transition: transform var(--dur-base) var(--ease-pour);
  }
`;
