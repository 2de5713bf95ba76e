import { defineRemote } from '@hyangro/runtime';
import { addressQueries } from './data/address.queries';
import { homeQueries } from './data/home.queries';
import { snsQueries } from './data/sns.queries';
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
    login: {
      load: () => import('./screens/login/login.screen'),
      prefetch: ({ services }) => services.queryClient.prefetchQuery(snsQueries.providers(services)),
      head: loginHead,
      words: 'entry',
    },
    'member-link-sns': {
      load: () => import('./screens/member-link-sns/member-link-sns.screen'),
      data: () => import('./screens/member-link-sns/member-link-sns.data'),
    },
    'join-sns-complete': {
      load: () => import('./screens/join-sns-complete/join-sns-complete.screen'),
      data: () => import('./screens/join-sns-complete/join-sns-complete.data'),
    },
    'my-link-sns': {
      load: () => import('./screens/my-link-sns/my-link-sns.screen'),
      data: () => import('./screens/my-link-sns/my-link-sns.data'),
    },
    'find-id': {
      load: () => import('./screens/find-id/find-id.screen'),
      data: () => import('./screens/find-id/find-id.data'),
      words: 'entry',
    },
    'find-id-result': {
      load: () => import('./screens/find-id-result/find-id-result.screen'),
      data: () => import('./screens/find-id-result/find-id-result.data'),
      words: 'entry',
    },
    'find-password': {
      load: () => import('./screens/find-password/find-password.screen'),
      data: () => import('./screens/find-password/find-password.data'),
      words: 'entry',
    },
    'find-password-result': {
      load: () => import('./screens/find-password-result/find-password-result.screen'),
      data: () => import('./screens/find-password-result/find-password-result.data'),
      words: 'entry',
    },
    'find-password-confirm': {
      load: () => import('./screens/find-password-confirm/find-password-confirm.screen'),
      data: () => import('./screens/find-password-confirm/find-password-confirm.data'),
      words: 'entry',
    },
    'find-password-retype': {
      load: () => import('./screens/find-password-retype/find-password-retype.screen'),
      data: () => import('./screens/find-password-retype/find-password-retype.data'),
      words: 'entry',
    },
    'change-password': {
      load: () => import('./screens/change-password/change-password.screen'),
      data: () => import('./screens/change-password/change-password.data'),
      words: 'entry',
    },
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
    faq: {
      load: () => import('./screens/faq/faq.screen'),
      data: () => import('./screens/faq/faq.data'),
      words: 'help',
    },
    introduction: {
      load: () => import('./screens/introduction/introduction.screen'),
      data: () => import('./screens/introduction/introduction.data'),
      words: 'help',
    },
    company: {
      load: () => import('./screens/company/company.screen'),
      data: () => import('./screens/company/company.data'),
      words: 'help',
    },
    terms: {
      load: () => import('./screens/terms/terms.screen'),
      data: () => import('./screens/terms/terms.data'),
      words: 'help',
    },
    'privacy-policy': {
      load: () => import('./screens/privacy-policy/privacy-policy.screen'),
      data: () => import('./screens/privacy-policy/privacy-policy.data'),
      words: 'help',
    },
    notices: {
      load: () => import('./screens/notices/notices.screen'),
      data: () => import('./screens/notices/notices.data'),
      words: 'help',
    },
    notice: {
      load: () => import('./screens/notice/notice.screen'),
      data: () => import('./screens/notice/notice.data'),
      words: 'help',
    },
    inquiry: { load: () => import('./screens/inquiry/inquiry.screen'), data: () => import('./screens/inquiry/inquiry.data') },
    'my-qna': { load: () => import('./screens/my-qna/my-qna.screen'), data: () => import('./screens/my-qna/my-qna.data') },
    notifications: {
      load: () => import('./screens/notifications/notifications.screen'),
      data: () => import('./screens/notifications/notifications.data'),
    },
    'my-point': { load: () => import('./screens/my-point/my-point.screen'), data: () => import('./screens/my-point/my-point.data') },
    'my-coupons': {
      load: () => import('./screens/my-coupons/my-coupons.screen'),
      data: () => import('./screens/my-coupons/my-coupons.data'),
    },
    'my-products': {
      load: () => import('./screens/my-products/my-products.screen'),
      data: () => import('./screens/my-products/my-products.data'),
      words: 'mine',
    },
    'shared-wishlist': {
      load: () => import('./screens/shared-wishlist/shared-wishlist.screen'),
      data: () => import('./screens/shared-wishlist/shared-wishlist.data'),
      words: 'mine',
    },
    'my-profile': {
      load: () => import('./screens/my-profile/my-profile.screen'),
      data: () => import('./screens/my-profile/my-profile.data'),
      words: 'mine',
    },
    'member-info': {
      load: () => import('./screens/member-info/member-info.screen'),
      data: () => import('./screens/member-info/member-info.data'),
      words: 'account',
    },
    'member-info-confirm': {
      load: () => import('./screens/member-info-confirm/member-info-confirm.screen'),
      data: () => import('./screens/member-info-confirm/member-info-confirm.data'),
      words: 'account',
    },
    'member-info-real-name': {
      load: () => import('./screens/member-info-real-name/member-info-real-name.screen'),
      data: () => import('./screens/member-info-real-name/member-info-real-name.data'),
      words: 'identity',
    },
    'real-name-form': {
      load: () => import('./screens/real-name-form/real-name-form.screen'),
      data: () => import('./screens/real-name-form/real-name-form.data'),
      words: 'identity',
    },
    'real-name-auth': {
      load: () => import('./screens/real-name-auth/real-name-auth.screen'),
      data: () => import('./screens/real-name-auth/real-name-auth.data'),
      words: 'identity',
    },
    withdrawal: {
      load: () => import('./screens/withdrawal/withdrawal.screen'),
      data: () => import('./screens/withdrawal/withdrawal.data'),
      words: 'mine',
    },
  },
  messages: {
    ko: () => import('../locales/ko.json'),
    en: () => import('../locales/en.json'),
    cn: () => import('../locales/cn.json'),
  },
});
