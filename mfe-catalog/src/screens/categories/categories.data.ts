import type { ScreenData } from '@hyangro/runtime';
import { categoryQueries } from '../../data/category.queries';
import { categoriesHead } from './categories.head';

export const prefetch: ScreenData<'Categories' | 'MenuCategories'>['prefetch'] = ({ services }) =>
  services.queryClient.prefetchQuery(categoryQueries.list(services));

export { categoriesHead as head };
