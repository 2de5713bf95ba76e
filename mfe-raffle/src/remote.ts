import { defineRemote } from '@hyangro/runtime';
import { raffleQueries } from './data/raffle.queries';
import { raffleHead } from './screens/raffle/raffle.head';
import { rafflesHead } from './screens/raffles/raffles.head';

export default defineRemote({
  name: 'raffle',
  screens: {
    raffles: {
      load: () => import(/* webpackChunkName: "screen-raffles" */ './screens/raffles/raffles.screen'),
      prefetch: ({ services }) => services.queryClient.prefetchQuery(raffleQueries.list(services)),
      head: rafflesHead,
    },
    raffle: {
      load: () => import(/* webpackChunkName: "screen-raffle" */ './screens/raffle/raffle.screen'),
      prefetch: ({ services, params }) => services.queryClient.prefetchQuery(raffleQueries.detail(services, params.raffleProductCd)),
      head: raffleHead,
    },
  },
  messages: {
    ko: () => import(/* webpackChunkName: "locale-ko" */ '../locales/ko.json'),
    en: () => import(/* webpackChunkName: "locale-en" */ '../locales/en.json'),
    cn: () => import(/* webpackChunkName: "locale-cn" */ '../locales/cn.json'),
  },
});
