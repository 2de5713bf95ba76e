import * as z from 'zod';
import { ONE_TIME_CODE_DIGITS, REFERRER_CODE_MAX } from '../constants';
import { hasRequired } from './agreements';

/** Validation of §5, once, for form and server. Messages are codes of the `terms` catalogue. */
const required = 'validation.v0019';

/** V-PW1: sign-up in the Korean build. */
export const passwordSignUp = z
  .string()
  .min(1, required)
  .regex(/^(?=.*[A-Za-z])(?=.*\d)[\x21-\x7e]{8,20}$/, 'validation.v0001');
/** V-PW2: everywhere else. */
export const password = z
  .string()
  .min(1, required)
  .regex(/^(?=.*[A-Za-z])(?=.*\d)[\x21-\x7e]{8,16}$/, 'validation.v0002');
/** V-EM1: the Korean sign-up pattern, taken literally (TRAP-03). */
export const emailSignUp = z
  .string()
  .min(1, required)
  .regex(/^[A-Za-z0-9]+([-_.][A-Za-z0-9]+)*@[A-Za-z0-9]+([-.][A-Za-z0-9]+)*\.[A-Za-z]{2,3}$/, 'validation.v0004')
  .max(100, 'validation.v0004');
/** V-EM2 */
export const email = z.string().min(1, required).pipe(z.email('validation.v0004')).pipe(z.string().max(100, 'validation.v0004'));
/** V-ID1, V-ID2 */
export const loginId = z
  .string()
  .min(1, required)
  .regex(/^[A-Za-z0-9]{5,15}$/, 'validation.v0005');
/** V-NK1; counts code points. */
export const nickname = z
  .string()
  .trim()
  .min(1, required)
  .refine((value) => [...value].length <= 13, 'validation.v0010');
/** What everybody sees of a member and the member writes (R-MY-03). */
export const profileForm = z.object({ nickname });
const isCalendarDate = (value: string): boolean => {
  const [year, month, day] = [value.slice(0, 4), value.slice(4, 6), value.slice(6, 8)].map(Number) as [number, number, number];
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day && date.getTime() <= Date.now();
};
/** V-BD1 then V-BD2 (TRAP-04). */
export const birthday = z
  .string()
  .min(1, required)
  .regex(/^(19|20)\d{2}(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])$/, 'validation.v0006')
  .refine(isCalendarDate, 'validation.v0007');
/** V-PH1: non-digits are stripped from what is typed. */
export const phone = z
  .string()
  .transform((value) => value.replace(/\D/g, ''))
  .pipe(z.string().regex(/^\d{11}$/, 'validation.v0009'));
/** A one-time code from a text message or a mail. */
export const code = z.string().regex(new RegExp(`^\\d{${ONE_TIME_CODE_DIGITS}}$`), 'validation.v0012');
/** V-GD1; "01" male, "02" female. */
export const genderChoice = z.enum(['01', '02'], 'validation.v0008');

const identity = {
  loginId,
  nickname,
  birthday,
  gender: genderChoice,
  /** Login id or referral code of the referrer. */
  referrer: z.string().trim().max(REFERRER_CODE_MAX, 'validation.v0021').optional(),
  /** Member code of an invitation link; a typed referrer comes before it. */
  refMemCd: z.string().max(REFERRER_CODE_MAX, 'validation.v0021').optional(),
  agreeTerms: z.array(z.string()).refine(hasRequired, 'join.a0012'),
};
/** Step 3 of the Korean sign-up; the phone is verified in step 2. */
export const signUpForm = z.object({
  ...identity,
  memNm: z.string().trim().min(1, required).max(30, 'validation.v0021'),
  password: passwordSignUp,
  email: emailSignUp,
  phone,
  /** Proof of the confirmed phone (API-D04). */
  verificationCd: z.string().min(1, 'validation.v0012'),
});
/** `/join` of the other locale builds. */
export const joinForm = z.object({ ...identity, memNm: z.string().trim().min(1, required).max(30, 'validation.v0021'), password, email });
