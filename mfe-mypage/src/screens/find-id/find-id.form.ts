import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import type * as z from 'zod';
import { findIdForm } from '@hyangro/contracts/session/recovery.rules';
import { NO_CONTACT, type ContactValues } from '../../features/recovery/contact-fields';

export interface FindIdValues extends ContactValues {
  memNm: string;
}
export type FindIdAnswers = z.output<typeof findIdForm>;

/** Name and phone or e-mail by the rules of the server. Messages are codes. */
export const useFindIdForm = () =>
  useForm<FindIdValues, unknown, FindIdAnswers>({
    resolver: zodResolver(findIdForm as z.ZodType<FindIdAnswers, FindIdValues>),
    defaultValues: { memNm: '', ...NO_CONTACT },
  });
