import * as z from 'zod';
import { contract } from '../kit/contract';
import { instant } from '../kit/schemas';
import { code, phone } from '../member/sign-up.rules';
import { resetPasswordBody } from './password.rules';
import { findIdForm, findPasswordForm } from './recovery.rules';
import { memberDetails } from './session.contract';

/** A code is on its way, or a message that no account fits: the answer tells neither (R-ACC-13). */
export const codeSent = z.object({
  /** Names the code; what is confirmed under it is proved to whoever holds it. */
  verificationCd: z.string(),
  /** What was typed, masked: `010-****-5678`, `ab***@example.com`. */
  sentTo: z.string(),
  expiresInSeconds: z.int(),
  resendInSeconds: z.int(),
});
export type CodeSent = z.infer<typeof codeSent>;
const typedCode = z.object({ verificationCd: z.string().min(1).max(50), code });

/** Ids that were found, the newest first. */
const foundAccounts = z.object({
  accounts: z.array(
    z.object({
      /** The first three letters and `***` (R-ACC-12). */
      maskedId: z.string(),
      joinedAt: instant,
    }),
  ),
});
export type FoundAccount = z.infer<typeof foundAccounts>['accounts'][number];

export const recoveryContract = contract({
  'POST /login/find-id': {
    summary: 'Send a code to the phone or mailbox of whoever forgot their id; answers the same where no account fits',
    source: 'API-D05, R-ACC-11',
    access: 'guest',
    body: findIdForm,
    ok: codeSent,
    refusals: ['VERIFICATION_TOO_SOON', 'VERIFICATION_LIMIT'],
  },
  'POST /login/find-id/confirm': {
    summary: 'The ids behind a name and a phone or mailbox, once the code is right',
    source: 'API-D05, R-ACC-12',
    access: 'guest',
    body: typedCode,
    ok: foundAccounts,
    refusals: ['VERIFICATION_WRONG', 'VERIFICATION_EXPIRED'],
  },
  'POST /login/find-password': {
    summary: 'Send a code to the phone or mailbox of an id; answers the same for an unknown id and for another phone or mailbox',
    source: 'API-D05, R-ACC-13',
    access: 'guest',
    body: findPasswordForm,
    ok: codeSent,
    refusals: ['VERIFICATION_TOO_SOON', 'VERIFICATION_LIMIT'],
  },
  'POST /login/find-password/confirm': {
    summary: 'Confirm the code; for ten minutes a new password may be set under it',
    source: 'API-D05, R-ACC-15',
    access: 'guest',
    body: typedCode,
    ok: z.void(),
    status: 204,
    refusals: ['VERIFICATION_WRONG', 'VERIFICATION_EXPIRED'],
  },
  'POST /login/reset': {
    summary: 'Set a new password under a confirmed code, once: every session of the member ends, and a lock of the login with them',
    source: 'API-D05, R-ACC-16, V-PW2',
    access: 'guest',
    body: resetPasswordBody,
    ok: z.void(),
    status: 204,
    refusals: ['VERIFICATION_OVER'],
  },
  'POST /login/phone': {
    summary: 'Send a code to log in with; answers the same for a phone that no member has',
    source: 'R-ACC-03',
    access: 'guest',
    body: z.object({ phone }),
    ok: codeSent,
    refusals: ['VERIFICATION_TOO_SOON', 'VERIFICATION_LIMIT'],
  },
  'POST /login/phone/confirm': {
    summary: 'Start a session with the code; of several members with this phone the one who joined last',
    source: 'R-ACC-03',
    access: 'guest',
    body: typedCode,
    ok: memberDetails,
    refusals: ['VERIFICATION_WRONG', 'VERIFICATION_EXPIRED'],
  },
});
