import * as z from 'zod';
import { birthday, code, email, genderChoice, phone } from './sign-up.rules';

/** Forms of a member's own data (R-MY-18), for form and server. Messages are codes of `terms`. */

/** Name, day of birth and gender, by the rules of the sign-up. The login id never changes. */
export const memberInfoForm = z.object({
  memNm: z.string().trim().min(1, 'validation.v0019').max(30, 'validation.v0021'),
  birthday,
  gender: genderChoice,
});

/** The new phone or mailbox, which a code has to prove. */
export const contactForm = z.discriminatedUnion('by', [
  z.object({ by: z.literal('phone'), phone }),
  z.object({ by: z.literal('email'), email }),
]);

/** The code that came there. */
export const contactCodeForm = z.object({ by: z.enum(['phone', 'email']), verificationCd: z.string().min(1).max(50), code });
