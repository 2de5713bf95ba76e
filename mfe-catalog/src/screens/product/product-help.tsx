import styled from '@emotion/styled';
import { DELIVERY_DAYS, FREE_SHIPPING_FROM_WON, RETURN_DAYS, SHIPPING_FEE_WON } from '@hyangro/contracts/constants';
import type { ProductDetail } from '@hyangro/contracts/catalog/catalog.schemas';
import { pathOf, useMoney } from '@hyangro/runtime';
import { LinkButton } from '@hyangro/ui/button';
import { useMessages } from '../../messages';
import { ProductQuestions } from './product-questions';
import { ProductSection, Ways } from './product-section';

/** Questions about the product, and how it is delivered and returned. */
export const ProductHelp = ({ product: { productCd, productType } }: { product: ProductDetail }) => {
  const t = useMessages();
  const { price } = useMoney();
  return (
    <>
      <ProductQuestions productCd={productCd} />
      <ProductSection id="delivery" title={t('delivery.title')}>
        <Points>
          <li>{t(`delivery.days.${productType}`, DELIVERY_DAYS[productType])}</li>
          <li>{t('delivery.fee', { fee: price(SHIPPING_FEE_WON), from: price(FREE_SHIPPING_FROM_WON) })}</li>
          <li>{t(`delivery.return.${productType}`, { days: RETURN_DAYS })}</li>
        </Points>
        <Ways>
          <LinkButton variant="line" to={pathOf('ProductCsDelivery')}>
            {t('delivery.guide')}
          </LinkButton>
          {productType === 'OVERSEAS' && (
            <LinkButton variant="line" to={pathOf('ProductCs', { productType })}>
              {t('facts.overseasGuide')}
            </LinkButton>
          )}
        </Ways>
      </ProductSection>
    </>
  );
};

const Points = styled.ul`
  display: grid;
  gap: 6px;
  font-size: 15px;
  color: var(--color-text-2);
  li {
    padding-left: 14px;
    text-indent: -14px;
    &::before {
      content: '·';
      display: inline-block;
      width: 14px;
      text-indent: 0;
    }
  }
`;
