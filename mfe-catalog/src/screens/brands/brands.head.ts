import { pathOf } from '@hyangro/runtime';
import type { Head, ScreenArgs } from '@hyangro/runtime';
import { translate } from '../../messages';

/** One canonical address for both paths and every index (R-HOM-10). */
export function brandsHead({ services }: ScreenArgs): Head {
  const t = translate(services);
  return { title: t('brands.title'), description: t('brands.description'), canonical: pathOf('Brands') };
}
