import * as z from 'zod';
import { contract } from '../kit/contract';
import { gender, instant } from '../kit/schemas';
import { codeSent } from '../session/recovery.contract';
import { SNS_PROVIDERS } from '../session/sns-providers';
import { contactCodeForm, contactForm, memberInfoForm } from './member-info.rules';

/** What the shop knows of a member by name (R-MY-18). */
export const memberInfo = z.object({
  loginId: z.string(),
  memNm: z.string(),
  email: z.string(),
  /** A code from the mailbox has proved it. */
  isEmailConfirmed: z.boolean(),
  /** Eleven digits; null for who never gave one. */
  phone: z.string().nullable(),
  /** `YYYYMMDD` */
  birthday: z.string(),
  gender,
  joinedAt: instant,
});
export type MemberInfo = z.infer<typeof memberInfo>;

/** By what a member can prove anew who is there. */
export const proofWays = z.object({
  hasPassword: z.boolean(),
  hasPasskey: z.boolean(),
  /** Accounts that open the shop for the member: a login by one of them is a proof. */
  providers: z.array(z.enum(SNS_PROVIDERS)),
});
export type ProofWays = z.infer<typeof proofWays>;

export const memberInfoContract = contract({
  'GET /member/proof-ways': {
    summary: 'By what the member can prove anew who is there: the password, a passkey, or a login by a linked account',
    source: 'R-MY-19, API-D20',
    access: 'member',
    ok: proofWays,
  },
  'GET /member/info': {
    summary: 'Name, id, phone, mailbox, birthday and gender of the member',
    source: 'R-MY-18, API-D20',
    access: 'member',
    recentProof: true,
    ok: memberInfo,
  },
  'PUT /member/info': {
    summary: 'Change name, birthday and gender; by the rules of the sign-up, so a member stays fourteen or older',
    source: 'R-MY-18, API-D20',
    access: 'member',
    recentProof: true,
    body: memberInfoForm,
    ok: memberInfo,
    refusals: ['JOIN_TOO_YOUNG'],
  },
  'POST /member/contact-code': {
    summary: 'Send a six-digit code to the new phone or mailbox; for three minutes and five tries',
    source: 'R-MY-18, API-D20',
    access: 'member',
    recentProof: true,
    body: contactForm,
    ok: codeSent,
    refusals: ['EMAIL_TAKEN', 'VERIFICATION_TOO_SOON', 'VERIFICATION_LIMIT'],
  },
  'PUT /member/contact': {
    summary: 'The code is right: the phone or mailbox it was sent to takes the place of the old one, which is told of it',
    source: 'R-MY-18, API-D20',
    access: 'member',
    recentProof: true,
    body: contactCodeForm,
    ok: memberInfo,
    refusals: ['VERIFICATION_WRONG', 'VERIFICATION_EXPIRED', 'EMAIL_TAKEN'],
  },
});
