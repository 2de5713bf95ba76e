import type { Head, ScreenArgs } from '@hyangro/runtime';
import { translate } from '../../messages';

export function categoriesHead({ services }: ScreenArgs): Head {
  const t = translate(services);
  return { title: t('categories.title'), description: t('categories.description') };
}
