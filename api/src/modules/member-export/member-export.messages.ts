import { MEMBER_EXPORT } from '@hyangro/contracts/constants';
import type { Locale } from '@hyangro/contracts/locales';
import type { News } from '../member/public';
import cn from './member-export.cn.json';
import en from './member-export.en.json';
import ko from './member-export.ko.json';

const TEXTS = { ko, en, cn };
const PATH = '/mypage/member-info';
const inDays = (text: string): string => text.replace('{days}', String(MEMBER_EXPORT.keptDays));

/** Texts of the readable page, beside those of the news. */
export const textsIn = (locale: Locale): typeof ko => TEXTS[locale];

/** Tells a member that the export is ready. */
export const exportNews = (exportCd: string, locale: Locale): News => ({
  kind: 'ACCOUNT',
  title: { ko: ko.newsTitle, en: en.newsTitle, cn: cn.newsTitle },
  body: { ko: inDays(ko.newsBody), en: inDays(en.newsBody), cn: inDays(cn.newsBody) },
  link: `${PATH}#export`,
  key: `member-export:${exportCd}`,
  locale,
});

/** The same by mail, so that a member hears of it who did not ask. */
export function exportMail(locale: Locale, shopUrl: string): { subject: string; text: string } {
  const { mailSubject, mailText } = TEXTS[locale];
  return { subject: mailSubject, text: `${inDays(mailText)}\n\n${new URL(PATH, shopUrl).href}` };
}
