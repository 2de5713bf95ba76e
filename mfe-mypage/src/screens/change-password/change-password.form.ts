import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import type * as z from 'zod';
import { changePasswordForm } from '@hyangro/contracts/session/password.rules';

export type ChangePasswordValues = z.input<typeof changePasswordForm>;

/** The current password and the new one twice, by the rules of the server. Messages are codes. */
export const useChangePasswordForm = () =>
  useForm<ChangePasswordValues>({
    resolver: zodResolver(changePasswordForm),
    defaultValues: { currentPassword: '', password: '', passwordAgain: '' },
    mode: 'onTouched',
  });
