import type { Head, ScreenArgs } from '@hyangro/runtime';
import type ko from '../../../locales/ko.json';
import { raffleQueries } from '../../data/raffle.queries';

const translator = ({ services }: ScreenArgs) => {
  const translate = services.i18n.getFixedT(services.locale.get(), 'raffle');
  return (key: keyof typeof ko, values?: Record<string, unknown>) => String(translate(key, values));
};

export function rafflesHead(args: ScreenArgs): Head {
  const t = translator(args);
  return { title: t('raffles.title'), description: t('raffles.description') };
}

export function raffleHead(args: ScreenArgs): Head {
  const t = translator(args);
  const raffleProductCd = args.params.raffleProductCd ?? '';
  const data = args.services.queryClient.getQueryData(raffleQueries.detail(args.services, raffleProductCd).queryKey);
  if (data === null) return { title: t('notFound.title'), status: 404, noIndex: true };
  if (!data) return { title: t('raffles.title') };
  const { title, description, imgMainUrl } = data.raffle;
  return { title, description, image: imgMainUrl };
}
