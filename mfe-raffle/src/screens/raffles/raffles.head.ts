import type { Head, ScreenArgs } from '@hyangro/runtime';
import { translate } from '../../messages';

export function rafflesHead({ services }: ScreenArgs): Head {
  const t = translate(services);
  return { title: t('raffles.title'), description: t('raffles.description') };
}
