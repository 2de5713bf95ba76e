import type { Head, ScreenArgs } from '@hyangro/runtime';
import { translate } from '../../messages';

export function head({ services }: ScreenArgs): Head {
  const t = translate(services);
  return { title: t('introduction.title'), description: t('introduction.lead') };
}
