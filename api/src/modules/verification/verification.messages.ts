import type { Locale } from '@hyangro/contracts/locales';

const CODE: Readonly<Record<Locale, string>> = {
  ko: '[향로] 인증번호는 {code}예요. 3분 안에 입력해 주세요.',
  en: '[Hyangro] Your code is {code}. It works for 3 minutes.',
  cn: '【香路】验证码是 {code}，3分钟内有效。',
};
/** Text message with a one-time code. */
export const codeText = (code: string, locale: Locale): string => CODE[locale].replace('{code}', code);
