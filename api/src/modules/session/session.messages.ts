import type { Locale } from '@hyangro/contracts/locales';

const PASSWORD_CHANGED: Readonly<Record<Locale, { subject: string; text: string }>> = {
  ko: {
    subject: '[향로] 비밀번호가 바뀌었어요',
    text: '비밀번호가 방금 바뀌었고, 다른 기기에서는 로그아웃됐어요.\n\n직접 바꾸지 않으셨다면 로그인 화면의 ‘비밀번호 찾기’로 바로 새 비밀번호를 정해 주세요.',
  },
  en: {
    subject: '[Hyangro] Your password was changed',
    text: 'Your password was changed just now, and your other devices were logged out.\n\nIf this was not you, please set a new one at once with “Find password” on the login page.',
  },
  cn: {
    subject: '【香路】您的密码已修改',
    text: '您的密码刚刚被修改，其他设备已退出登录。\n\n如非本人操作，请立即在登录页点击“找回密码”重新设置。',
  },
};
/** Mail to a member whose password was changed. */
export const passwordChangedMail = (locale: Locale): { subject: string; text: string } => PASSWORD_CHANGED[locale];
