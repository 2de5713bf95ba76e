import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, type UseFormReturn } from 'react-hook-form';
import type * as z from 'zod';
import { loginForm } from '@hyangro/contracts/session/session.contract';

export type LoginValues = z.input<typeof loginForm>;
export type LoginForm = UseFormReturn<LoginValues>;
/** Any id a member may have: the rules of sign-up don't apply here. */
export const useLoginForm = (): LoginForm =>
  useForm<LoginValues>({ resolver: zodResolver(loginForm), defaultValues: { loginId: '', password: '' } });
