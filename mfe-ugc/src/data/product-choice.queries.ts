import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { PostProduct } from '@hyangro/contracts/ugc/post.schemas';
import type { ShellServices } from '@hyangro/runtime';

const SHOWN = 20;
const briefOf = ({ productCd, brandNm, productNm, imgMainUrl }: PostProduct): PostProduct => ({
  productCd,
  brandNm,
  productNm,
  imgMainUrl,
});

/** Products that a post may show: what a term finds; without one, what the member likes. */
export const productChoiceQuery = (services: ShellServices, keyword: string) =>
  queryOptions({
    queryKey: ['ugc', 'product-choice', services.locale.get(), keyword],
    queryFn: async ({ signal }) => {
      const { items } = keyword
        ? await services.api('GET /search/products', { query: { keyword, limit: SHOWN }, signal })
        : await services.api('GET /wishlist', { query: { limit: SHOWN }, signal });
      return items.map(briefOf);
    },
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });
