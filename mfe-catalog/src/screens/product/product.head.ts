import type { ProductDetail } from '@hyangro/contracts/catalog/catalog.schemas';
import { pathOf } from '@hyangro/runtime';
import type { Head, ScreenArgs } from '@hyangro/runtime';
import { imageSources } from '@hyangro/ui/picture';
import { breadcrumbs } from '../../data/json-ld';
import { productQueries } from '../../data/product.queries';
import { translate } from '../../messages';
import { GALLERY_SIZES } from './gallery-sizes';
import { productLd } from './product-ld';

/** Title, share card, schema.org (NF-01), and the first picture; 404 for an unknown code. */
export function productHead({ services, params }: ScreenArgs<'Product'>): Head {
  const { queryClient } = services;
  const t = translate(services);
  const product = queryClient.getQueryData(productQueries.detail(services, params.productCd).queryKey);
  if (product === undefined) return { title: t('product.title') };
  if (product === null) return { title: t('product.missing'), status: 404, noIndex: true };
  const image = product.images[0]?.url ?? product.imgMainUrl;
  const { avif } = imageSources(image);
  return {
    title: `${product.brandNm} ${product.productNm}`,
    description: product.summary,
    image,
    ...(__SERVER__ && { jsonLd: [productLd(product), trailOf(product)] }),
    preloadImage: avif ? [{ srcSet: avif, sizes: GALLERY_SIZES, type: 'image/avif' }] : undefined,
  };
}

const trailOf = ({ category, productNm, productCd }: ProductDetail): object =>
  breadcrumbs([
    ...[...category.parents, category].map(({ cateCd, name }) => ({ name, path: pathOf('Category', { cateCd }) })),
    { name: productNm, path: pathOf('Product', { productCd }) },
  ]);
