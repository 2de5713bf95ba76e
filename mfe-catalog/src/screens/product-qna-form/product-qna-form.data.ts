import type { ScreenData } from '@hyangro/runtime';
import { productBriefQuery } from '../../data/product-brief.queries';
import { productQnaFormHead } from './product-qna-form.head';

export const prefetch: ScreenData<'ProductQnaForm'>['prefetch'] = ({ services, params }) =>
  services.queryClient.prefetchQuery(productBriefQuery(services, params.productCd));

export { productQnaFormHead as head };
