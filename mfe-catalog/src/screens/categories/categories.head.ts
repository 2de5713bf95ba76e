import type { Head, ScreenArgs } from '@hyangro/runtime';

export const categoriesHead = ({ services: { i18n } }: ScreenArgs): Head => ({
  title: i18n.t('categories.title', { ns: 'catalog' }),
  description: i18n.t('categories.description', { ns: 'catalog' }),
});
