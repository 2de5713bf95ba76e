import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ProductDetail } from '@hyangro/contracts/catalog/catalog.schemas';
import { PRODUCT_SLIDES } from '@hyangro/contracts/constants';
import { useServices } from '@hyangro/runtime';
import { ShopProductCard } from '@hyangro/commerce/product-card';
import { Rail } from '@hyangro/ui/carousel';
import { Section } from '@hyangro/ui/section';
import { productQueries } from '../../data/product.queries';
import { useMessages } from '../../messages';
import { RecentCard } from './recent-card';

const PER_VIEW = { mobile: PRODUCT_SLIDES.perViewMobile, pc: PRODUCT_SLIDES.perViewPc };
const SIZES = '(min-width: 1280px) 180px, (min-width: 1024px) 14vw, 34vw';
/** Cards of a rail. */
const MOST = 12;

/** Where to go on from here: goods near this one and what was seen before, or of the same category while nothing else is known; then what was seen (K-REC). */
export default function ProductRails({ product }: { product: ProductDetail }) {
  const t = useMessages();
  const services = useServices();
  const { productCd, category } = product;
  // As it was when the page was opened: a card does not move under the finger.
  const [recent] = useState(() =>
    (services.storage.local.get('recentProductsInfo') ?? []).filter((info) => info.productCd !== productCd).slice(0, MOST),
  );
  const { data, isPending } = useQuery(
    productQueries.near(
      services,
      product,
      recent.map((info) => info.productCd),
    ),
  );
  return (
    <>
      {isPending && <div aria-busy />}
      {data && data.products.length > 0 && (
        <Section bare title={data.isByTaste ? t('rails.together') : t('rails.sameCategory', { name: category.name })}>
          <Rail label={t('rails.together')} perView={PER_VIEW}>
            {data.products.slice(0, MOST).map((card) => (
              <ShopProductCard key={card.productCd} product={card} look="rail" sizes={SIZES} />
            ))}
          </Rail>
        </Section>
      )}
      {recent.length > 0 && (
        <Section bare title={t('rails.recent')}>
          <Rail label={t('rails.recent')} perView={PER_VIEW}>
            {recent.map((info) => (
              <RecentCard key={info.productCd} info={info} sizes={SIZES} />
            ))}
          </Rail>
        </Section>
      )}
    </>
  );
}
