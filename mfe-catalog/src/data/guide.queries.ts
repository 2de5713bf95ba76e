import { queryOptions } from '@tanstack/react-query';
import type { Locale } from '@hyangro/contracts/locales';
import type { ShellServices } from '@hyangro/runtime';
import type ko from '../../locales/guide/ko.json';

/** Texts about delivery, returns and customs, by topic; their numbers are places to be filled. */
export type Guide = typeof ko;
export type GuideTopic = keyof Guide;

/** They are long, and one screen's alone: they come with it. */
const TEXTS: Readonly<Record<Locale, () => Promise<{ default: Guide }>>> = {
  ko: () => import(/* webpackChunkName: "guide-ko" */ '../../locales/guide/ko.json'),
  en: () => import(/* webpackChunkName: "guide-en" */ '../../locales/guide/en.json'),
  cn: () => import(/* webpackChunkName: "guide-cn" */ '../../locales/guide/cn.json'),
};

export const guideQuery = (services: ShellServices) => {
  const locale = services.locale.get();
  return queryOptions({
    queryKey: ['catalog', 'guide', locale],
    queryFn: async () => (await TEXTS[locale]()).default,
    staleTime: Infinity,
  });
};
