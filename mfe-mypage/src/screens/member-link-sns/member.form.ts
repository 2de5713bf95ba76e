import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import type * as z from 'zod';
import { loginForm } from '@hyangro/contracts/session/session.contract';

export type MemberValues = z.input<typeof loginForm>;
/** Id and password of the member who gets the account, by the rules of the login. */
export const useMemberForm = () =>
  useForm<MemberValues>({ resolver: zodResolver(loginForm), defaultValues: { loginId: '', password: '' } });
