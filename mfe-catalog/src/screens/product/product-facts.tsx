import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { CUSTOMS_PERFUME_OVER_ML, CUSTOMS_TAX_FROM_USD, FREE_SHIPPING_FROM_WON, SHIPPING_FEE_WON } from '@hyangro/contracts/constants';
import type { ProductDetail, ProductOption } from '@hyangro/contracts/catalog/catalog.schemas';
import { pathOf } from '@hyangro/contracts/routes/paths';
import { useMoney, useServices, useStore, useTerms } from '@hyangro/runtime';
import { seoulTime } from '@hyangro/runtime/format';
import { unitPrice, unitVolumeMl } from '@hyangro/rules/prices';
import { shipsFree } from '@hyangro/rules/shipping';
import { customsOfPiece, isSoldOut, mostPoints, stockOf } from '../../data/product.model';
import { useMessages } from '../../messages';

/** What people look for before they buy: what is left, when it arrives and for how much, points, and customs for the size they picked. */
export const ProductFacts = ({ product, option }: { product: ProductDetail; option: ProductOption | null }) => {
  const t = useMessages();
  const term = useTerms();
  const services = useServices();
  const locale = useStore(services.locale);
  const rate = useStore(services.exchangeRate);
  const { won, integer } = useMoney();
  const price = unitPrice(product, option);
  const stock = stockOf(product, option);
  const verdict = customsOfPiece(product, option, rate);
  const ml = unitVolumeMl(product, option);
  const values = { ml: ml ?? '', usd: CUSTOMS_TAX_FROM_USD, maxMl: CUSTOMS_PERFUME_OVER_ML };
  return (
    <Facts>
      <div>
        <dt>{t('facts.stock')}</dt>
        <dd>
          {stock.level === 'low' ? <Heed>{t('facts.stock.low', { count: integer(stock.count) })}</Heed> : t(`facts.stock.${stock.level}`)}
        </dd>
      </div>
      <div>
        <dt>{t('facts.delivery')}</dt>
        <dd>
          {!isSoldOut(product) && (
            <>
              <Good>{term('shipping.arrives', { day: seoulTime(new Date(`${product.arrivesOn}T12:00:00+09:00`), 'day', locale) })}</Good>
              <br />
            </>
          )}
          {shipsFree(product.freeShipping, price) ? term('card.freeShipping') : t('facts.fee', { fee: won(SHIPPING_FEE_WON) })}
          {!product.freeShipping && <small>{term('shipping.freeFrom', { won: won(FREE_SHIPPING_FROM_WON) })}</small>}
        </dd>
      </div>
      <div>
        <dt>{t('facts.points')}</dt>
        <dd>
          {t('facts.pointsUpTo')} <b>{integer(mostPoints(price))}P</b>
          <small>{t('facts.pointsWhen')}</small>
        </dd>
      </div>
      <div>
        <dt>{t('facts.customs')}</dt>
        <dd>
          {verdict === 'none' && <Good>{t('facts.customsNone')}</Good>}
          {verdict === 'free' && (
            <>
              {product.isPerfume && ml !== null ? t('facts.customsPerfume', values) : t('facts.customsGoods', values)}{' '}
              <Good>{t('facts.customsFree')}</Good>
            </>
          )}
          {verdict === 'price' && <Heed>{t('facts.customsPrice', values)}</Heed>}
          {verdict === 'volume' && <Heed>{t('facts.customsVolume', values)}</Heed>}
          {product.productType === 'OVERSEAS' && (
            <Guide to={pathOf('ProductCs', { productType: product.productType })}>{t('facts.overseasGuide')}</Guide>
          )}
        </dd>
      </div>
    </Facts>
  );
};

const Facts = styled.dl`
  margin-top: 18px;
  border-top: 1px solid var(--color-line);
  > div {
    display: flex;
    padding: 12px 0;
    border-bottom: 1px solid var(--color-line);
    font-size: 14px;
    line-height: 1.5;
  }
  dt {
    flex: none;
    width: 64px;
    padding-right: 8px;
    color: var(--color-text-3);
  }
  dd {
    min-width: 0;
  }
  small {
    margin-left: 5px;
    font-size: 12px;
    color: var(--color-text-3);
  }
`;
const Good = styled.b`
  color: var(--color-genuine);
`;
const Heed = styled.b`
  font-weight: 600;
  color: var(--color-warn);
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
