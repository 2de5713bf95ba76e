import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, type UseFormReturn } from 'react-hook-form';
import * as z from 'zod';
import { phone } from '@hyangro/contracts/member/sign-up.rules';
import { loginForm } from '@hyangro/contracts/session/session.contract';

export type LoginValues = z.input<typeof loginForm>;
export type LoginForm = UseFormReturn<LoginValues>;
/** Any id a member may have: the rules of sign-up don't apply here. */
export const useLoginForm = (): LoginForm =>
  useForm<LoginValues>({ resolver: zodResolver(loginForm), defaultValues: { loginId: '', password: '' } });

const phoneRules = z.object({ phone });
export type PhoneForm = UseFormReturn<z.input<typeof phoneRules>>;
export const usePhoneForm = (): PhoneForm => useForm({ resolver: zodResolver(phoneRules), defaultValues: { phone: '' } });
