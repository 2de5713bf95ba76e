import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, type UseFormReturn } from 'react-hook-form';
import * as z from 'zod';
import { joinForm, signUpForm } from '@hyangro/contracts/member/sign-up.rules';

/** What both kinds of sign-up ask for. */
export interface AccountValues {
  loginId: string;
  password: string;
  passwordAgain: string;
  memNm: string;
  nickname: string;
  email: string;
  birthday: string;
  gender: string;
  referrer?: string;
}
export type AccountForm = UseFormReturn<AccountValues>;
export const ACCOUNT_FIELDS = [
  'loginId',
  'password',
  'passwordAgain',
  'memNm',
  'nickname',
  'email',
  'birthday',
  'gender',
  'referrer',
] as const;

const again = { passwordAgain: z.string().min(1, 'validation.v0019') };
const matches = (values: { password: string; passwordAgain: string }) => values.password === values.passwordAgain;
const mismatch = { path: ['passwordAgain'], message: 'validation.v0003' };
const rules: Record<'signUp' | 'join', z.ZodType<AccountValues, AccountValues>> = {
  signUp: signUpForm.omit({ phone: true, verificationCd: true, agreeTerms: true }).extend(again).refine(matches, mismatch),
  join: joinForm.omit({ agreeTerms: true }).extend(again).refine(matches, mismatch),
};

/** The form of the details step; `kind` chooses the rules of its locale build (§5: two readings of password and e-mail). */
export const useAccountForm = (kind: keyof typeof rules, defaults: Partial<AccountValues>): AccountForm =>
  useForm<AccountValues>({
    resolver: zodResolver(rules[kind]),
    defaultValues: {
      loginId: '',
      password: '',
      passwordAgain: '',
      memNm: '',
      nickname: '',
      email: '',
      birthday: '',
      gender: '',
      referrer: '',
      ...defaults,
    },
    mode: 'onTouched',
  });
