import styled from '@emotion/styled';
import { Suspense, lazy } from 'react';
import type { ProductDetail } from '@hyangro/contracts/catalog/catalog.schemas';
import { useMoney, useServices, useStore, useTerms } from '@hyangro/runtime';
import { seoulTime } from '@hyangro/runtime/format';
import { unitPrice } from '@hyangro/rules/prices';
import { isSoldOut, pointsFor, stockOf } from '../../data/product.model';
import { useMessages } from '../../messages';
import { Good, Heed } from './fact-words';
import { FreeShipping } from './free-shipping';
import { useOptionFacts } from './use-option-facts';
import type { Purchase } from './use-purchase';

const CustomsFact = lazy(() => import(/* webpackChunkName: "limits-and-customs" */ './customs-fact'));

/** What people look for before they buy: what is left, when it arrives and for how much, points, and customs for what they picked. */
export const ProductFacts = ({ product, purchase }: { product: ProductDetail; purchase: Purchase }) => {
  const t = useMessages();
  const term = useTerms();
  const services = useServices();
  const locale = useStore(services.locale);
  const { member } = useStore(services.session);
  const { integer } = useMoney();
  const { option, total } = purchase;
  const stock = stockOf(product, option);
  const { perMl } = useOptionFacts(product)(option);
  const volume = [option?.volumeMl ? option.name : product.volumeText, perMl].filter(Boolean);
  return (
    <Facts>
      <div>
        <dt>{t('facts.stock')}</dt>
        <dd>
          {stock.level === 'low' ? <Heed>{t('facts.stock.low', { count: integer(stock.count) })}</Heed> : t(`facts.stock.${stock.level}`)}
        </dd>
      </div>
      {volume.length > 0 && (
        <div>
          <dt>{t('facts.volume')}</dt>
          <dd>{volume.join(' · ')}</dd>
        </div>
      )}
      <div>
        <dt>{t('facts.delivery')}</dt>
        <dd>
          {!isSoldOut(product, option) && (
            <>
              <Good>{term('shipping.arrives', { day: seoulTime(new Date(`${product.arrivesOn}T12:00:00+09:00`), 'day', locale) })}</Good>
              <br />
            </>
          )}
          <FreeShipping isAlwaysFree={product.freeShipping} goodsWon={total} />
        </dd>
      </div>
      <div>
        <dt>{t('facts.points')}</dt>
        <dd>
          {!member && t('facts.pointsUpTo')} <b>{integer(pointsFor(unitPrice(product, option), member))}P</b>
          <small>{t(member ? 'facts.pointsOfMember' : 'facts.pointsWhen')}</small>
        </dd>
      </div>
      <div>
        <dt>{t('facts.customs')}</dt>
        <dd>
          {product.productType === 'OVERSEAS' ? (
            <Suspense fallback={<CustomsRoom />}>
              <CustomsFact product={product} purchase={purchase} />
            </Suspense>
          ) : (
            <Good>{t('facts.customsNone')}</Good>
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
    flex: 1;
    min-width: 0;
  }
  small {
    margin-left: 5px;
    font-size: 12px;
    color: var(--color-text-3);
  }
`;
/* Three lines and the guide. */
const CustomsRoom = styled.div`
  height: 91px;
`;
