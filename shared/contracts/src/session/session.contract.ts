import * as z from 'zod';
import { contract } from '../kit/contract';
import { gender, instant, memCd } from '../kit/schemas';
import { changePasswordForm, confirmPasswordForm } from './password.rules';

export const GRADES = ['NEW', 'BRONZE', 'SILVER', 'GOLD', 'DIAMOND'] as const;
export const grade = z.enum(GRADES);
export type Grade = z.infer<typeof grade>;

export const memberDetails = z.object({
  memCd,
  memNm: z.string(),
  nickname: z.string(),
  email: z.string(),
  gender,
  ageGroupStr: z.string().nullable(),
  grade,
  memberType: z.enum(['PERSON', 'CORPORATE']),
  avatarSeed: z.string(),
  /** No confirmed order yet: picks the new-customer layout (GEN-17). */
  newCustomer: z.boolean(),
  /** Real-name details are saved: without them nothing goes to China (V-CN2). */
  hasRealName: z.boolean(),
});
export type MemberDetails = z.infer<typeof memberDetails>;

/** A browser that is logged in. */
const openSession = z.object({
  sessionCd: z.string(),
  /** The one that asks. */
  isCurrent: z.boolean(),
  device: z.enum(['PC', 'PHONE', 'TABLET', 'APP', 'OTHER']),
  /** Names as their makers write them; null where the browser keeps them to itself. */
  browser: z.string().nullable(),
  os: z.string().nullable(),
  /** From where it was used last, without the part that names a household: `203.0.113.*`. */
  network: z.string().nullable(),
  startedAt: instant,
  /** Its last use, to the hour. */
  seenAt: instant,
});
export type OpenSession = z.infer<typeof openSession>;
const openSessions = z.array(openSession);

/** The login form takes any id a member may have; sign-up rules don't apply here. */
export const loginForm = z.object({
  loginId: z.string().trim().min(1, 'validation.v0019').max(50, 'validation.v0021'),
  password: z.string().min(1, 'validation.v0019').max(100, 'validation.v0021'),
});

export const sessionContract = contract({
  'POST /login': {
    summary: 'Start a session with id and password',
    source: 'API-D01, §8, ST-LCK-01',
    access: 'guest',
    body: loginForm,
    ok: memberDetails,
    refusals: ['LOGIN_FAILED', 'LOGIN_LOCKED', 'MEMBER_LOCKED'],
  },
  'GET /login/v2/ping': {
    summary: 'Whether the caller is logged in',
    source: '§7, API-05',
    access: 'guest',
    ok: z.object({ isLogin: z.boolean() }),
  },
  'GET /login/ping': {
    summary: 'Text `pong` when logged in, empty otherwise',
    source: '§7, API-06, TRAP-18',
    access: 'guest',
    query: z.object({ lang: z.string().optional() }),
    ok: z.string(),
    produces: 'text/plain',
  },
  'GET /login/simple-details': {
    summary: 'The logged-in member',
    source: '§7, API-07',
    access: 'member',
    ok: memberDetails,
  },
  'PUT /member/password': {
    summary: 'Change the password; the member’s other sessions end. Wrong current passwords count as wrong logins do',
    source: 'R-MY-16, V-PW2, ST-LCK-01',
    access: 'member',
    body: changePasswordForm,
    ok: z.void(),
    status: 204,
    refusals: ['LOGIN_FAILED', 'LOGIN_LOCKED'],
  },
  'POST /member/confirm-password': {
    summary: 'Prove anew who is there, for calls with `recentProof`; it counts for ten minutes. Wrong passwords count as wrong logins do',
    source: 'API-D20, R-MY-19, ST-LCK-01',
    access: 'member',
    body: confirmPasswordForm,
    ok: z.void(),
    status: 204,
    refusals: ['LOGIN_FAILED', 'LOGIN_LOCKED'],
  },
  'GET /member/sessions': {
    summary: 'Browsers that are logged in, the one that asks first, then by last use',
    source: 'API-D20',
    access: 'member',
    ok: openSessions,
  },
  'DELETE /member/sessions/:sessionCd': {
    summary: 'End one of the member’s own sessions; one that has ended is no error. Answers those that are open',
    source: 'API-D20',
    access: 'member',
    params: z.object({ sessionCd: z.string().min(1).max(64) }),
    ok: openSessions,
  },
  'DELETE /member/sessions': {
    summary: 'End all sessions of the member but the one that asks; answers that one',
    source: 'API-D20',
    access: 'member',
    ok: openSessions,
  },
  'GET /logout': {
    summary: 'End the session',
    source: '§7, API-08, NF-02',
    access: 'guest',
    ok: z.void(),
    status: 204,
    guardedGet: true,
  },
});
