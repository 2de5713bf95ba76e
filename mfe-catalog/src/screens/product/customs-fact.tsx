import styled from '@emotion/styled';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import type { ProductDetail } from '@hyangro/contracts/catalog/catalog.schemas';
import { CUSTOMS_PERFUME_OVER_ML, CUSTOMS_TAX_FROM_USD } from '@hyangro/contracts/constants';
import { pathOf, useMoney, useServices, useStore } from '@hyangro/runtime';
import { unitVolumeMl } from '@hyangro/rules/prices';
import { customsVerdict } from '../../data/customs.model';
import { productQueries } from '../../data/product.queries';
import { useMessages } from '../../messages';
import { Good, Heed } from './fact-words';
import type { Purchase } from './use-purchase';

/** Whether customs may tax the chosen overseas goods, with what lies in the cart, before it happens (K-CUS, AHEAD-09). */
export default function CustomsFact({ product, purchase }: { product: ProductDetail; purchase: Pick<Purchase, 'option' | 'quantity'> }) {
  const t = useMessages();
  const services = useServices();
  const { price } = useMoney();
  const rate = useStore(services.exchangeRate);
  const { isLogin } = useStore(services.session);
  const { data: inCart = null } = useQuery({ ...productQueries.cartCustoms(services), enabled: isLogin });
  const verdict = customsVerdict(product, purchase, inCart, rate);
  if (verdict.kind === 'none') return null;

  const ml = unitVolumeMl(product, purchase.option);
  const limits = { usd: CUSTOMS_TAX_FROM_USD, maxMl: CUSTOMS_PERFUME_OVER_ML };
  return (
    <>
      {verdict.kind === 'free' ? (
        <>
          {product.isPerfume && ml !== null
            ? t('facts.customsPerfume', { ...limits, ml: ml * purchase.quantity })
            : t('facts.customsGoods', limits)}{' '}
          <Good>{t('facts.customsFree')}</Good>
          {verdict.room.won !== null && (
            <Line>
              {product.isPerfume
                ? t('customs.roomPerfume', { ml: verdict.room.perfumeMl, won: price(verdict.room.won) })
                : t('customs.room', { won: price(verdict.room.won) })}
            </Line>
          )}
        </>
      ) : (
        <>
          <Heed>{t(verdict.kind === 'volume' ? 'facts.customsVolume' : 'facts.customsPrice', limits)}</Heed>
          {verdict.taxWon !== null && <Line>{t('customs.tax', { won: price(verdict.taxWon) })}</Line>}
        </>
      )}
      {verdict.isWithCart && <Line>{t('customs.withCart')}</Line>}
      <Guide to={pathOf('ProductCs', { productType: product.productType })}>{t('facts.overseasGuide')}</Guide>
    </>
  );
}

const Line = styled.span`
  display: block;
  font-size: 13px;
  color: var(--color-text-2);
`;
const Guide = styled(Link)`
  display: block;
  width: fit-content;
  padding: 4px 0;
  font-size: 13px;
  color: var(--color-text-2);
  text-decoration: underline;
  text-underline-offset: 3px;
`;
