import { queryOptions } from '@tanstack/react-query';
import type { Locale } from '@hyangro/contracts/locales';
import type { Messages, ShellServices } from '@hyangro/runtime';

/** Texts of message codes that no page carries; with them the design templates show the shop's every refusal. */
const TEXTS: Readonly<Record<Locale, () => Promise<{ default: Messages }>>> = {
  ko: () => import(/* webpackChunkName: "codes-ko" */ '@hyangro/contracts/messages/codes.ko.json'),
  en: () => import(/* webpackChunkName: "codes-en" */ '@hyangro/contracts/messages/codes.en.json'),
  cn: () => import(/* webpackChunkName: "codes-cn" */ '@hyangro/contracts/messages/codes.cn.json'),
};

export const codeTextsQuery = (services: ShellServices) => {
  const locale = services.locale.get();
  return queryOptions({
    queryKey: ['layout', 'code-texts', locale],
    queryFn: async () => (await TEXTS[locale]()).default,
    staleTime: Infinity,
  });
};
