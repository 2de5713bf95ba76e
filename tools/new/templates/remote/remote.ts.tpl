import { defineRemote } from '@hyangro/runtime';

export default defineRemote({
  name: '{{name}}',
  screens: {},
  messages: {
    ko: () => import('../locales/ko.json'),
    en: () => import('../locales/en.json'),
    cn: () => import('../locales/cn.json'),
  },
});
