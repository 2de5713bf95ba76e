import { defineRemote, type Head, type ScreenArgs } from '@hyangro/runtime';
import { homeQueries } from './data/home.queries';
import type { Message } from './messages';

const head =
  (key: Message, noIndex = true) =>
  ({ services }: ScreenArgs): Head => ({ title: services.i18n.t(key, { ns: 'mypage' }), noIndex });

export default defineRemote({
  name: 'mypage',
  screens: {
    login: { load: () => import(/* webpackChunkName: "screen-login" */ './screens/login/login.screen'), head: head('login.title', false) },
    'sign-up-terms': {
      load: () => import(/* webpackChunkName: "screen-sign-up-terms" */ './screens/sign-up-terms/sign-up-terms.screen'),
      head: head('signUp.title', false),
    },
    'sign-up-phone': {
      load: () => import(/* webpackChunkName: "screen-sign-up-phone" */ './screens/sign-up-phone/sign-up-phone.screen'),
      head: head('signUp.title'),
    },
    'sign-up-form': {
      load: () => import(/* webpackChunkName: "screen-sign-up-form" */ './screens/sign-up-form/sign-up-form.screen'),
      head: head('signUp.title'),
    },
    'sign-up-welcome': {
      load: () => import(/* webpackChunkName: "screen-sign-up-welcome" */ './screens/sign-up-welcome/sign-up-welcome.screen'),
      head: head('welcome.title'),
    },
    join: { load: () => import(/* webpackChunkName: "screen-join" */ './screens/join/join.screen'), head: head('join.title', false) },
    'join-complete': {
      load: () => import(/* webpackChunkName: "screen-join-complete" */ './screens/join-complete/join-complete.screen'),
      head: head('welcome.title'),
    },
    'mypage-home': {
      load: () => import(/* webpackChunkName: "screen-mypage-home" */ './screens/mypage-home/mypage-home.screen'),
      prefetch: ({ services }) => services.queryClient.prefetchQuery(homeQueries.detail(services)),
      head: head('home.title'),
    },
  },
  messages: {
    ko: () => import(/* webpackChunkName: "locale-ko" */ '../locales/ko.json'),
    en: () => import(/* webpackChunkName: "locale-en" */ '../locales/en.json'),
    cn: () => import(/* webpackChunkName: "locale-cn" */ '../locales/cn.json'),
  },
});
