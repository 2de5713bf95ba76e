import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { newPasswordForm } from '@hyangro/contracts/session/password.rules';
import type { NewPasswordValues } from '../../features/new-password/new-password-fields';

/** The new password twice by the rules of the server. Messages are codes. */
export const useRetypeForm = () =>
  useForm<NewPasswordValues>({
    resolver: zodResolver(newPasswordForm),
    defaultValues: { password: '', passwordAgain: '' },
    mode: 'onTouched',
  });
