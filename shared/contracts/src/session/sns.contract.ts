import * as z from 'zod';
import { contract } from '../kit/contract';
import { instant } from '../kit/schemas';
import { loginForm, memberDetails } from './session.contract';
import { SNS_PROVIDERS } from './sns-providers';

const provider = z.enum(SNS_PROVIDERS);
/** How a provider names the account: letters and digits of its own. */
const openId = z.string().min(1).max(255);
const redirect = z.object({ redirectUrl: z.string() });
/** Query of Login: the route to return to, with its params (§2). */
const target = z.string().max(500).default('');

/** An account of a provider that this browser has proved, and that opens no member yet. */
export const snsProof = z.object({
  provider,
  openId,
  /** What the provider tells, to fill the sign-up in; empty where it keeps it to itself. */
  nickname: z.string(),
  email: z.string(),
  target: z.string(),
});
export type SnsProof = z.infer<typeof snsProof>;

const snsLink = z.object({
  provider,
  /** When it was linked; null where it is not. */
  linkedAt: instant.nullable(),
  /** False for the last way in (R-MY-17). */
  canUnlink: z.boolean(),
});
/** Accounts of the shop's providers, as my page shows them. */
export const snsLinks = z.array(snsLink);
export type SnsLink = z.infer<typeof snsLink>;

export const snsContract = contract({
  'GET /login/sns': {
    summary: 'Providers whose accounts open the shop in the language of the call, in the order of their buttons',
    source: 'API-D02, R-ACC-01, R-ACC-03',
    access: 'guest',
    ok: z.array(provider),
  },
  'POST /login/sns/:provider': {
    summary:
      'Begin a login with an account of a provider: answers where the browser goes next. Back from there it is logged in, or asked to link the account',
    source: 'API-D02',
    access: 'guest',
    params: z.object({ provider }),
    body: z.object({ target }),
    ok: redirect,
    refusals: ['SNS_UNAVAILABLE'],
  },
  'GET /login/sns-proof': {
    summary: 'The account that this browser has proved and that opens no member yet; null without one',
    source: 'API-D02, R-ACC-17',
    access: 'guest',
    ok: snsProof.nullable(),
  },
  'POST /login/sns-proof/link': {
    summary: 'Link the proved account to an existing member, whose password is asked for; starts a session',
    source: 'API-D02, R-ACC-17',
    access: 'guest',
    body: loginForm,
    ok: memberDetails,
    refusals: ['LOGIN_FAILED', 'LOGIN_LOCKED', 'MEMBER_LOCKED', 'SNS_PROOF_MISSING', 'SNS_TAKEN'],
  },
  'GET /member/sns': {
    summary: 'Which accounts of providers open the shop for the member',
    source: 'API-D20, R-MY-17',
    access: 'member',
    ok: snsLinks,
  },
  'POST /member/sns': {
    summary: 'Link the account that this browser has proved to the member who is logged in; repeated it answers the same',
    source: 'API-D02, R-ACC-10',
    access: 'member',
    recentProof: true,
    body: z.object({ openId }),
    ok: z.object({ provider }),
    refusals: ['SNS_PROOF_MISSING', 'SNS_TAKEN'],
  },
  'POST /member/sns/:provider': {
    summary: 'Begin to link an account of a provider: answers where the browser goes next',
    source: 'API-D02, R-MY-17',
    access: 'member',
    recentProof: true,
    params: z.object({ provider }),
    ok: redirect,
    refusals: ['SNS_UNAVAILABLE'],
  },
  'DELETE /member/sns/:provider': {
    summary: 'Unlink an account; refused for the last way in. Answers the accounts',
    source: 'API-D02, R-MY-17',
    access: 'member',
    recentProof: true,
    params: z.object({ provider }),
    ok: snsLinks,
    refusals: ['SNS_NOT_LINKED', 'LAST_WAY_IN'],
  },
});
