import { pathOf } from '@hyangro/contracts/routes/paths';
import type { Head, ScreenArgs } from '@hyangro/runtime';

/** `/menu/categories` and `/categories` are one page (R-HOM-05, TRAP-11). */
export const categoriesHead = ({ services: { i18n } }: ScreenArgs): Head => ({
  title: i18n.t('categories.title', { ns: 'catalog' }),
  description: i18n.t('categories.description', { ns: 'catalog' }),
  canonical: pathOf('Categories'),
});
