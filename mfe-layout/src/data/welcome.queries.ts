import { queryOptions } from '@tanstack/react-query';
import type { Locale } from '@hyangro/contracts/locales';
import type { ShellServices } from '@hyangro/runtime';
import type ko from '../../locales/welcome/ko.json';

/** The copy of the static home; its numbers are places to be filled. */
export type WelcomeCopy = typeof ko;

/** One screen's alone: it comes with it. */
const TEXTS: Readonly<Record<Locale, () => Promise<{ default: WelcomeCopy }>>> = {
  ko: () => import(/* webpackChunkName: "welcome-ko" */ '../../locales/welcome/ko.json'),
  en: () => import(/* webpackChunkName: "welcome-en" */ '../../locales/welcome/en.json'),
  cn: () => import(/* webpackChunkName: "welcome-cn" */ '../../locales/welcome/cn.json'),
};

export const welcomeQuery = (services: ShellServices) => {
  const locale = services.locale.get();
  return queryOptions({
    queryKey: ['layout', 'welcome', locale],
    queryFn: async () => (await TEXTS[locale]()).default,
    staleTime: Infinity,
  });
};
