import * as z from 'zod';
import { password } from '../member/sign-up.rules';

/** A new password twice (V-PW2), for form and server. Messages are codes of `terms`. */
const twice = {
  password,
  passwordAgain: z.string().min(1, 'validation.v0019'),
};
const isSame = ({ password: first, passwordAgain }: { password: string; passwordAgain: string }) => first === passwordAgain;
const differs = { path: ['passwordAgain'], message: 'validation.v0003' };

/** The new password of whoever lost theirs (R-ACC-16). */
export const newPasswordForm = z.object(twice).refine(isSame, differs);

/** The same with the proof of a confirmed code, as it is sent. */
export const resetPasswordBody = z.object({ verificationCd: z.string().min(1).max(50), ...twice }).refine(isSame, differs);

/** Any password a member may have, as at the login. */
const currentPassword = z.string().min(1, 'validation.v0019').max(100, 'validation.v0021');

/** The password once more, of whoever is logged in. */
export const confirmPasswordForm = z.object({ password: currentPassword });

/** The current password, and the new one twice (R-MY-16). A current one may follow the rule of the sign-up (V-PW1). */
export const changePasswordForm = z
  .object({ currentPassword, ...twice })
  .refine(isSame, differs)
  .refine((values) => values.password !== values.currentPassword, { path: ['password'], message: 'validation.v0025' });
