import { defineRemote } from '@hyangro/runtime';
import { addressQueries } from './data/address.queries';
import { homeQueries } from './data/home.queries';
import { addressChangeHead } from './screens/address-change/address-change.head';
import { joinCompleteHead } from './screens/join-complete/join-complete.head';
import { joinHead } from './screens/join/join.head';
import { loginHead } from './screens/login/login.head';
import { mypageHomeHead } from './screens/mypage-home/mypage-home.head';
import { signUpFormHead } from './screens/sign-up-form/sign-up-form.head';
import { signUpPhoneHead } from './screens/sign-up-phone/sign-up-phone.head';
import { signUpTermsHead } from './screens/sign-up-terms/sign-up-terms.head';
import { signUpWelcomeHead } from './screens/sign-up-welcome/sign-up-welcome.head';

export default defineRemote({
  name: 'mypage',
  screens: {
    login: { load: () => import('./screens/login/login.screen'), head: loginHead },
    'sign-up-terms': {
      load: () => import('./screens/sign-up-terms/sign-up-terms.screen'),
      head: signUpTermsHead,
    },
    'sign-up-phone': {
      load: () => import('./screens/sign-up-phone/sign-up-phone.screen'),
      head: signUpPhoneHead,
    },
    'sign-up-form': {
      load: () => import('./screens/sign-up-form/sign-up-form.screen'),
      head: signUpFormHead,
    },
    'sign-up-welcome': {
      load: () => import('./screens/sign-up-welcome/sign-up-welcome.screen'),
      head: signUpWelcomeHead,
    },
    join: { load: () => import('./screens/join/join.screen'), head: joinHead },
    'join-complete': {
      load: () => import('./screens/join-complete/join-complete.screen'),
      head: joinCompleteHead,
    },
    'mypage-home': {
      load: () => import('./screens/mypage-home/mypage-home.screen'),
      prefetch: ({ services }) => services.queryClient.prefetchQuery(homeQueries.detail(services)),
      head: mypageHomeHead,
    },
    'address-change': {
      load: () => import('./screens/address-change/address-change.screen'),
      prefetch: ({ services }) => services.queryClient.prefetchQuery(addressQueries.book(services)),
      head: addressChangeHead,
    },
  },
  messages: {
    ko: () => import('../locales/ko.json'),
    en: () => import('../locales/en.json'),
    cn: () => import('../locales/cn.json'),
  },
});
