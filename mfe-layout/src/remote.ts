import { defineRemote } from '@hyangro/runtime';
import { layoutQueries, mainLayoutOf } from './displays/layout.queries';
import { mainHead } from './screens/main/main.head';

export default defineRemote({
  name: 'layout',
  screens: {
    main: {
      load: () => import(/* webpackChunkName: "screen-main" */ './screens/main/main.screen'),
      prefetch: ({ services, params }) => services.queryClient.prefetchQuery(layoutQueries.detail(services, mainLayoutOf(params))),
      head: mainHead,
    },
  },
  messages: {
    ko: () => import(/* webpackChunkName: "locale-ko" */ '../locales/ko.json'),
    en: () => import(/* webpackChunkName: "locale-en" */ '../locales/en.json'),
    cn: () => import(/* webpackChunkName: "locale-cn" */ '../locales/cn.json'),
  },
});
