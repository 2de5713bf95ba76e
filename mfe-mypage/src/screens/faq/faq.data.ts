import { pathOf, type Head, type ScreenArgs, type ScreenData } from '@hyangro/runtime';
import { faqAskedOf, faqQuery } from '../../data/faq.queries';
import { translate } from '../../messages';
import { faqLd } from './faq-ld';

export const prefetch: ScreenData<'Faq'>['prefetch'] = ({ services, searchParams }) =>
  services.queryClient.prefetchQuery(faqQuery(services, faqAskedOf(searchParams)));

/** One canonical page; what a search finds is not for search engines. */
export function head({ services, searchParams }: ScreenArgs<'Faq'>): Head {
  const t = translate(services);
  const asked = faqAskedOf(searchParams);
  const list = services.queryClient.getQueryData(faqQuery(services, asked).queryKey);
  return {
    title: t('faq.title'),
    description: t('faq.lead'),
    canonical: pathOf('Faq'),
    noIndex: asked.keyword !== null,
    ...(__SERVER__ && list && asked.keyword === null && { jsonLd: [faqLd(list.items)] }),
  };
}
