import styled from '@emotion/styled';
import { useQuery } from '@tanstack/react-query';
import type { ProductDetail } from '@hyangro/contracts/catalog/catalog.schemas';
import { PRICE_LINE_DAYS } from '@hyangro/contracts/constants';
import { useMoney, useServices, useStore, useToggleWishlist } from '@hyangro/runtime';
import { seoulTime } from '@hyangro/runtime/format';
import { Button } from '@hyangro/ui/button';
import { Bell } from '@hyangro/ui/icons';
import { media, text } from '@hyangro/ui/theme';
import { LINE, changesOf, lineOf } from '../../data/price-line.model';
import { productQueries } from '../../data/product.queries';
import { useMessages } from '../../messages';
import { CompareHere } from './compare-here';

/** Prices of the last days as a line and in words, and the news of the next drop for who saves the product (GAP-20). */
export default function PriceLine({ product }: { product: ProductDetail }) {
  const t = useMessages();
  const services = useServices();
  const locale = useStore(services.locale);
  const { price } = useMoney();
  const { productCd, salePrice } = product;
  const { isZzim, isBusy, toggle } = useToggleWishlist(productCd, product.isZzim);
  const { data, isPending } = useQuery(productQueries.priceHistory(services, productCd));
  if (!data) return <div aria-busy={isPending} />;
  const { days, lowest } = data;
  const first = days[0]?.day;
  const dayOf = (day: string) => seoulTime(new Date(`${day}T12:00:00+09:00`), 'day', locale);
  const isLowest = salePrice <= lowest.salePrice;
  return (
    <section aria-labelledby="price-line">
      <Title id="price-line">{t('price.title')}</Title>
      <Words data-good={isLowest || undefined}>
        {isLowest
          ? t('price.lowestNow', { days: days.length })
          : t('price.lowest', { days: days.length, won: price(lowest.salePrice), day: dayOf(lowest.day) })}
      </Words>
      <svg viewBox={`0 0 ${LINE.width} ${LINE.height}`} aria-hidden preserveAspectRatio="none">
        <path d={lineOf(days)} />
      </svg>
      {/* The line in words. */}
      <Changes>
        {changesOf(days).map(({ day, salePrice: then }) => (
          <li key={day}>{t('price.from', { day: dayOf(day), won: price(then) })}</li>
        ))}
      </Changes>
      <Foot>
        {days.length < PRICE_LINE_DAYS && first && <span>{t('price.since', { day: dayOf(first) })} </span>}
        {product.option === 'SIZE' && <span>{t('price.base')}</span>}
      </Foot>
      <Ways>
        {isZzim ? (
          <Told role="status">
            <Bell size={16} />
            {t('price.alarmOn')}
          </Told>
        ) : (
          <Button type="button" variant="line" loading={isBusy} onClick={toggle}>
            <Bell size={16} />
            {t('price.alarm')}
          </Button>
        )}
        <CompareHere product={product} />
      </Ways>
    </section>
  );
}

const Title = styled.h3`
  ${text.titleM}
  margin-top: 28px;
`;
const Words = styled.p`
  margin-top: 4px;
  font-size: 14px;
  color: var(--color-text-2);
  &[data-good] {
    font-weight: 600;
    color: var(--color-genuine);
  }
  & + svg {
    display: block;
    width: 100%;
    height: 96px;
    margin-top: 12px;
    padding: 6px 0;
    border-bottom: 1px solid var(--color-line);
    ${media.pc} {
      max-width: 640px;
    }
  }
  & + svg path {
    fill: none;
    stroke: var(--color-brand);
    stroke-width: 2;
    vector-effect: non-scaling-stroke;
  }
`;
const Changes = styled.ol`
  display: flex;
  flex-wrap: wrap;
  gap: 0 12px;
  margin-top: 8px;
  font-size: 12px;
  color: var(--color-text-3);
  font-variant-numeric: tabular-nums;
`;
const Foot = styled.p`
  margin: 2px 0 12px;
  font-size: 12px;
  color: var(--color-text-3);
`;
const Told = styled.p`
  display: flex;
  align-items: center;
  gap: 6px;
  min-height: var(--size-button-m);
  font-size: 14px;
  color: var(--color-genuine);
`;
const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 8px;
`;
