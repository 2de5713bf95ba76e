import type { ScreenData } from '@hyangro/runtime';
import { brandQueries } from '../../data/brand.queries';
import { brandsHead } from './brands.head';

export const prefetch: ScreenData<'Brands' | 'MenuBrands'>['prefetch'] = ({ services }) =>
  services.queryClient.prefetchQuery(brandQueries.list(services));

export { brandsHead as head };
