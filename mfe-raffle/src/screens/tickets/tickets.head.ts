import type { Head, ScreenArgs } from '@hyangro/runtime';
import { translate } from '../../messages';

export function ticketsHead({ services }: ScreenArgs): Head {
  const t = translate(services);
  return { title: t('myTickets.title'), description: t('myTickets.description') };
}
