import type { Locale } from '@hyangro/contracts/locales';

const PASSKEY_ADDED: Readonly<Record<Locale, { subject: string; text: (name: string) => string }>> = {
  ko: {
    subject: '[향로] 패스키를 등록했어요',
    text: (name) =>
      `‘${name}’ 패스키를 방금 등록했어요. 이제 비밀번호 없이 로그인할 수 있어요.\n\n직접 하지 않으셨다면 마이페이지의 ‘로그인 방법’에서 지우고 비밀번호를 바꿔 주세요.`,
  },
  en: {
    subject: '[Hyangro] A passkey was added',
    text: (name) =>
      `The passkey “${name}” was added just now. It logs you in without your password.\n\nIf this was not you, please remove it under “Ways to log in” on your page and change your password.`,
  },
  cn: {
    subject: '【香路】已添加通行密钥',
    text: (name) => `刚刚添加了通行密钥“${name}”，之后无需密码即可登录。\n\n如非本人操作，请在个人中心的“登录方式”中移除它，并修改密码。`,
  },
};
/** Mail to a member for whom a passkey was added. */
export function passkeyAddedMail(locale: Locale, name: string): { subject: string; text: string } {
  const { subject, text } = PASSKEY_ADDED[locale];
  return { subject, text: text(name) };
}
