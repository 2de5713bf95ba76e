import type { Head, ScreenArgs } from '@hyangro/runtime';
import { translate } from '../../messages';

export function searchHead({ services }: ScreenArgs<'Search'>): Head {
  const t = translate(services);
  return { title: t('search.title'), description: t('search.description') };
}
