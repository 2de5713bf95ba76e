import * as z from 'zod';
import { email, phone } from '../member/sign-up.rules';

/** Forms of whoever lost id or password, for form and server. Messages are codes of `terms`. */
const required = 'validation.v0019';
const memNm = z.string().trim().min(1, required).max(30, 'validation.v0021');
/** Any id a member may have, as at the login. */
const loginId = z.string().trim().min(1, required).max(50, 'validation.v0021');

/** Where a code goes: a text message or a mail. */
export const CONTACT_KINDS = ['phone', 'email'] as const;
export type ContactKind = (typeof CONTACT_KINDS)[number];
const byPhone = { by: z.literal('phone'), phone };
const byEmail = { by: z.literal('email'), email };

/** R-ACC-11: the name, and phone or e-mail as they were given at the sign-up. */
export const findIdForm = z.discriminatedUnion('by', [z.object({ memNm, ...byPhone }), z.object({ memNm, ...byEmail })]);
/** R-ACC-13: the id, and phone or e-mail of its member. */
export const findPasswordForm = z.discriminatedUnion('by', [z.object({ loginId, ...byPhone }), z.object({ loginId, ...byEmail })]);
