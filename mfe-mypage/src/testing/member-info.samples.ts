import type { MemberExport } from '@hyangro/contracts/member/member-export.contract';
import type { MemberInfo } from '@hyangro/contracts/member/member-info.contract';
import type { Consent } from '@hyangro/contracts/member/notification.contract';

export const aMemberInfo = (values: Partial<MemberInfo> = {}): MemberInfo => ({
  loginId: 'demo',
  memNm: '김지수',
  email: 'demo@example.com',
  isEmailConfirmed: true,
  phone: '01012345678',
  birthday: '19960608',
  gender: '02',
  joinedAt: '2025-10-08T03:00:00.000Z',
  ...values,
});
export const anExport = (values: Partial<MemberExport> = {}): MemberExport => ({
  state: 'NONE',
  requestedAt: null,
  expiresAt: null,
  ...values,
});
export const someConsents = (values: Partial<Consent> = {}): Consent[] => [
  { agreementCd: 'OVERSEAS_DATA', isRequired: false, isAgreed: false, changedAt: null },
  { agreementCd: 'MARKETING', isRequired: false, isAgreed: true, changedAt: '2026-11-01T03:00:00.000Z', ...values },
];
