import { fill, type Head, type ScreenArgs } from '@hyangro/runtime';
import { formatWon } from '@hyangro/runtime/format';
import { guideQuery } from '../../data/guide.queries';
import { translate } from '../../messages';
import { guideValues, topicOf } from './guide.model';

/** Named after the topic; 404 for an unknown type of goods. */
export function productCsHead({ services, params }: ScreenArgs<'ProductCsDelivery' | 'ProductCs'>): Head {
  const t = translate(services);
  const topic = topicOf('productType' in params ? params.productType : undefined);
  if (!topic) return { title: t('guide.missing'), status: 404, noIndex: true };
  const guide = services.queryClient.getQueryData(guideQuery(services).queryKey);
  if (!guide) return { title: t('delivery.guide') };
  return {
    title: guide[topic].title,
    description: fill(
      guide[topic].lead,
      guideValues((amount) => formatWon(amount, services.locale.get())),
    ),
  };
}
