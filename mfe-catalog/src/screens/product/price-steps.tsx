import styled from '@emotion/styled';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import type { ProductDetail, ProductOption } from '@hyangro/contracts/catalog/catalog.schemas';
import { POINTS_MAX_PERCENT } from '@hyangro/contracts/constants';
import { pathOf, useMoney, useServices, useStore, useTerms } from '@hyangro/runtime';
import { lowestPayment } from '../../data/price-steps.model';
import { couponOf } from '../../data/product.model';
import { productQueries } from '../../data/product.queries';
import { useMessages } from '../../messages';

/** From the list price down to the lowest payment: sale, coupon, delivery, points. */
export default function PriceSteps({ product, option }: { product: ProductDetail; option: ProductOption | null }) {
  const t = useMessages();
  const term = useTerms();
  const services = useServices();
  const { price, integer } = useMoney();
  const { isLogin } = useStore(services.session);
  const { productCd, firstPurchaseOnly } = product;
  const { data: mine } = useQuery({ ...productQueries.forMe(services, productCd), enabled: isLogin });
  const balance = mine?.points ?? 0;
  const coupon = couponOf(product, option);
  const { listGoods, saleDiscount, couponDiscount, shipping, points, payment } = lowestPayment(product, option, balance);
  const off = (value: number) => `−${price(value)}`;
  const steps = [
    { label: t('best.list'), value: price(listGoods) },
    ...(saleDiscount > 0 ? [{ label: t('best.sale'), value: off(saleDiscount) }] : []),
    ...(coupon ? [{ label: t('best.coupon', { name: coupon.name }), value: off(couponDiscount) }] : []),
    { label: t('best.shipping'), value: shipping > 0 ? `+${price(shipping)}` : term('card.freeShipping') },
    ...(points > 0 ? [{ label: t('best.points'), value: off(points) }] : []),
  ];
  const ofPoints = firstPurchaseOnly
    ? t('best.pointsNever')
    : isLogin
      ? mine && t('best.pointsRule', { percent: POINTS_MAX_PERCENT, points: integer(balance) })
      : t('best.pointsLogin');
  return (
    <Paper>
      <dl>
        {steps.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div data-sum>
          <dt>{t('best.pay')}</dt>
          <dd>{price(payment)}</dd>
        </div>
      </dl>
      {ofPoints && <p>{ofPoints}</p>}
      <Link to={pathOf('ProductCoupons', { productCd })}>{t('best.coupons')}</Link>
    </Paper>
  );
}

const Paper = styled.div`
  padding: 12px 16px;
  border-radius: var(--radius-control);
  background: var(--color-bg-sunken);
  font-size: 13px;
  line-height: 1.5;
  dl > div {
    display: flex;
    justify-content: space-between;
    gap: 12px;
    padding: 3px 0;
  }
  dt {
    color: var(--color-text-2);
  }
  dd {
    flex: none;
    font-variant-numeric: tabular-nums;
  }
  [data-sum] {
    margin-top: 6px;
    padding-top: 8px;
    border-top: 1px dashed var(--color-line-strong);
    font-weight: 700;
    dt {
      color: var(--color-text);
    }
    dd {
      font-size: 16px;
      color: var(--color-brand);
    }
  }
  p {
    margin-top: 6px;
    color: var(--color-text-3);
  }
  a {
    display: inline-block;
    padding: 8px 0 4px;
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;
