import { EMAIL_CODE } from '@hyangro/contracts/constants';
import type { Locale } from '@hyangro/contracts/locales';
import cn from './sign-up-mail.cn.json';
import en from './sign-up-mail.en.json';
import ko from './sign-up-mail.ko.json';

const MAIL = { ko, en, cn };

/** Mail with the code that confirms an e-mail address. */
export function emailCodeMail(code: string, locale: Locale): { subject: string; text: string } {
  const fill = (text: string) => text.replace('{code}', code).replace('{minutes}', String(EMAIL_CODE.minutes));
  return { subject: fill(MAIL[locale].codeSubject), text: fill(MAIL[locale].codeText) };
}
