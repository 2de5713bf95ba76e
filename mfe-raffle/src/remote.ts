import { defineRemote } from '@hyangro/runtime';
import { raffleQueries } from './data/raffle.queries';
import { raffleHead } from './screens/raffle/raffle.head';
import { RaffleOpening } from './screens/raffle/raffle-opening';
import { rafflesHead } from './screens/raffles/raffles.head';
import { ticketsHead } from './screens/tickets/tickets.head';

export default defineRemote({
  name: 'raffle',
  screens: {
    raffles: {
      load: () => import('./screens/raffles/raffles.screen'),
      prefetch: ({ services }) => services.queryClient.prefetchQuery(raffleQueries.list(services)),
      head: rafflesHead,
    },
    raffle: {
      load: () => import('./screens/raffle/raffle.screen'),
      prefetch: ({ services, params }) => services.queryClient.prefetchQuery(raffleQueries.detail(services, params.raffleProductCd)),
      head: raffleHead,
      Opening: RaffleOpening,
    },
    tickets: {
      load: () => import('./screens/tickets/tickets.screen'),
      prefetch: ({ services }) => services.queryClient.prefetchInfiniteQuery(raffleQueries.tickets(services)),
      head: ticketsHead,
    },
  },
  messages: {
    ko: () => import('../locales/ko.json'),
    en: () => import('../locales/en.json'),
    cn: () => import('../locales/cn.json'),
  },
});
