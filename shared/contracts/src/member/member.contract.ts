import * as z from 'zod';
import { contract } from '../kit/contract';
import { memCd } from '../kit/schemas';
import { grade, memberDetails } from '../session/session.contract';
import { inciName } from './beauty.rules';
import { code, email, joinForm, loginId, nickname, phone, signUpForm } from './sign-up.rules';

const availability = z.object({ isFree: z.boolean() });

/** Numbers of the my-page home (R-MY-01). */
export const myPageHome = z.object({
  memCd,
  nickname: z.string(),
  avatarSeed: z.string(),
  /** The member's own photo; null for the orb of the seed. */
  photoUrl: z.string().nullable(),
  grade,
  /** Won of confirmed orders in six months, and what the next grade asks; null at the top (GEN-12, GEN-13). */
  gradeProgress: z.object({ spentWon: z.int(), nextGrade: grade.nullable(), nextFromWon: z.int().nullable() }),
  earnRatePercent: z.number(),
  /** What one order more of `won` brings when it is confirmed: a sum as the member's orders usually have. `grade` is null where it stays. */
  oneOrderMore: z.object({ won: z.int().positive(), points: z.int().min(0), grade: grade.nullable() }),
  points: z.int(),
  couponCount: z.int(),
  ticketCount: z.int(),
  zzimCount: z.int(),
  reviewCount: z.int(),
  /** The sign-up reward comes once a code from the member's mailbox confirms the address. */
  rewardAwaitsEmail: z.boolean(),
  orderCounts: z.object({ WAIT: z.int(), PREP: z.int(), SHIP: z.int(), DELIV: z.int(), CONFIRM: z.int(), CLAIM: z.int() }),
});
export type MyPageHome = z.infer<typeof myPageHome>;

export const memberContract = contract({
  'POST /member/sign-up': {
    summary: 'Join (Korean build); starts a session',
    source: 'API-D03, R-ACC-06',
    access: 'guest',
    body: signUpForm,
    status: 201,
    /** `rewardPoints`: what came with it; 0 where the phone had its reward before. */
    ok: memberDetails.extend({ rewardPoints: z.int().min(0) }),
    refusals: [
      'ID_TAKEN',
      'NICKNAME_TAKEN',
      'EMAIL_TAKEN',
      'REJOIN_TOO_EARLY',
      'VERIFICATION_MISSING',
      'REFERRER_SELF',
      'REFERRER_UNKNOWN',
      'REFERRER_FULL',
      'JOIN_TOO_YOUNG',
    ],
  },
  'POST /member/join': {
    summary: 'Join (other locale builds); starts a session. The reward waits until the e-mail address is confirmed',
    source: 'API-D03, R-ACC-08',
    access: 'guest',
    body: joinForm,
    status: 201,
    ok: memberDetails,
    refusals: [
      'ID_TAKEN',
      'NICKNAME_TAKEN',
      'EMAIL_TAKEN',
      'REJOIN_TOO_EARLY',
      'REFERRER_SELF',
      'REFERRER_UNKNOWN',
      'REFERRER_FULL',
      'JOIN_TOO_YOUNG',
      'JOIN_BY_PHONE_ONLY',
    ],
  },
  'POST /member/email-code': {
    summary: 'Send a six-digit code to the member’s own e-mail address',
    source: 'API-D03, K-REF',
    access: 'member',
    ok: z.object({ expiresInSeconds: z.int(), resendInSeconds: z.int() }),
    refusals: ['EMAIL_ALREADY_CONFIRMED', 'VERIFICATION_TOO_SOON', 'VERIFICATION_LIMIT'],
  },
  'POST /member/email-confirm': {
    summary: 'Confirm the e-mail address with the code; answers what was granted, nothing when the address was rewarded before',
    source: 'API-D03, K-REF',
    access: 'member',
    body: z.object({ code }),
    ok: z.object({ points: z.int(), couponCount: z.int() }),
    refusals: ['VERIFICATION_WRONG', 'VERIFICATION_EXPIRED', 'EMAIL_ALREADY_CONFIRMED'],
  },
  'GET /member/check-id': {
    summary: 'Whether a login id is free',
    source: 'API-D03, V-ID2',
    access: 'guest',
    query: z.object({ loginId }),
    ok: availability,
  },
  'GET /member/check-nickname': {
    summary: 'Whether a nickname is free',
    source: 'API-D03, V-NK1',
    access: 'guest',
    query: z.object({ nickname }),
    ok: availability,
  },
  'GET /member/check-email': {
    summary: 'Whether an e-mail is free',
    source: 'API-D03, V-EM2',
    access: 'guest',
    query: z.object({ email }),
    ok: availability,
  },
  'POST /member/verification/send': {
    summary: 'Send a six-digit code to a phone',
    source: 'API-D04, R-ACC-05',
    access: 'guest',
    body: z.object({ phone }),
    ok: z.object({ verificationCd: z.string(), expiresInSeconds: z.int(), resendInSeconds: z.int() }),
    refusals: ['VERIFICATION_TOO_SOON', 'VERIFICATION_LIMIT'],
  },
  'POST /member/verification/confirm': {
    summary: 'Confirm the code',
    source: 'API-D04',
    access: 'guest',
    body: z.object({ verificationCd: z.string(), code }),
    ok: z.void(),
    status: 204,
    refusals: ['VERIFICATION_WRONG', 'VERIFICATION_EXPIRED'],
  },
  'GET /member/home': { summary: 'Numbers of my page', source: 'R-MY-01', access: 'member', ok: myPageHome },
  'GET /member/avoided-ingredients': {
    summary: 'Ingredients that the member avoids, as INCI names: part of the beauty profile',
    source: 'GAP-15, API-D25',
    access: 'member',
    ok: z.array(inciName),
  },
  'PUT /member/avoided-ingredients': {
    summary: 'Put an ingredient on the list or take it off; answers the list',
    source: 'GAP-15, API-D25',
    access: 'member',
    body: z.object({ name: inciName, isAvoided: z.boolean() }),
    ok: z.array(inciName),
  },
  'PUT /member/fcm-user-token': {
    summary: 'Save the push token of the app',
    source: '§7, API-18, ST-PSH-01',
    access: 'member',
    body: z.object({ token: z.string().min(1).max(500) }),
    ok: z.literal(true),
    refusals: ['PUSH_TOKEN_APP_ONLY'],
  },
});
