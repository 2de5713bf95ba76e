import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import type * as z from 'zod';
import { findPasswordForm } from '@hyangro/contracts/session/recovery.rules';
import { NO_CONTACT, type ContactValues } from '../../features/recovery/contact-fields';

export interface FindPasswordValues extends ContactValues {
  loginId: string;
}
export type FindPasswordAnswers = z.output<typeof findPasswordForm>;

/** Id and phone or e-mail by the rules of the server. Messages are codes. */
export const useFindPasswordForm = (loginId: string) =>
  useForm<FindPasswordValues, unknown, FindPasswordAnswers>({
    resolver: zodResolver(findPasswordForm as z.ZodType<FindPasswordAnswers, FindPasswordValues>),
    defaultValues: { loginId, ...NO_CONTACT },
  });
