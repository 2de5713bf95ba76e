import * as z from 'zod';
import { contract } from '../kit/contract';
import { gender, memCd } from '../kit/schemas';

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
});
export type MemberDetails = z.infer<typeof memberDetails>;

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
    refusals: ['LOGIN_FAILED', 'LOGIN_LOCKED'],
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
  'GET /logout': {
    summary: 'End the session',
    source: '§7, API-08, NF-02',
    access: 'guest',
    ok: z.void(),
    status: 204,
    guardedGet: true,
  },
});
