import { EMAIL_CODE } from '@hyangro/contracts/constants';
import type { Locale } from '@hyangro/contracts/locales';
import cn from './sign-up-mail.cn.json';
import en from './sign-up-mail.en.json';
import ko from './sign-up-mail.ko.json';

const MAIL = { ko, en, cn };

const VERIFICATION: Readonly<Record<Locale, string>> = {
  ko: '[향로] 인증번호는 {code}예요. 3분 안에 입력해 주세요.',
  en: '[Hyangro] Your code is {code}. It works for 3 minutes.',
  cn: '【香路】验证码是 {code}，3分钟内有效。',
};
/** Text message with a verification code. */
export const verificationText = (code: string, locale: Locale): string => VERIFICATION[locale].replace('{code}', code);

/** Mail with the code that confirms an e-mail address. */
export function emailCodeMail(code: string, locale: Locale): { subject: string; text: string } {
  const fill = (text: string) => text.replace('{code}', code).replace('{minutes}', String(EMAIL_CODE.minutes));
  return { subject: fill(MAIL[locale].codeSubject), text: fill(MAIL[locale].codeText) };
}
