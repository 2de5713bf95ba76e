import { PREVIEW_PARAM } from '@hyangro/contracts/wire-names';
import { defineRemote } from '@hyangro/runtime';
import { mainLayoutOf, prefetchLayout } from './displays/layout.queries';
import { mainHead } from './screens/main/main.head';

export default defineRemote({
  name: 'layout',
  screens: {
    main: {
      load: () => import('./screens/main/main.screen'),
      prefetch: ({ services, params, searchParams }) => prefetchLayout(services, mainLayoutOf(params), searchParams.get(PREVIEW_PARAM)),
      head: mainHead,
    },
    welcome: {
      load: () => import('./screens/welcome/welcome.screen'),
      data: () => import('./screens/welcome/welcome.data'),
    },
    'publ-index': {
      load: () => import('./screens/publ-index/publ-index.screen'),
      data: () => import('./screens/publ-index/publ-index.data'),
    },
    'publ-modal': {
      load: () => import('./screens/publ-modal/publ-modal.screen'),
      data: () => import('./screens/publ-modal/publ-modal.data'),
    },
    'publ-template': {
      load: () => import('./screens/publ-template/publ-template.screen'),
      data: () => import('./screens/publ-template/publ-template.data'),
    },
    'publ-displays': {
      load: () => import('./screens/publ-displays/publ-displays.screen'),
      data: () => import('./screens/publ-displays/publ-displays.data'),
    },
  },
  messages: {
    ko: () => import('../locales/ko.json'),
    en: () => import('../locales/en.json'),
    cn: () => import('../locales/cn.json'),
  },
});
