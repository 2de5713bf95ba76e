import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { qnaForm } from '@hyangro/contracts/inquiry/qna.rules';
import type { QnaDraft } from './qna-draft';

export type QnaFormState = UseFormReturn<QnaDraft>;

/** The form of a question: the same rules as the server's. */
export const useQnaForm = (defaultValues: QnaDraft): QnaFormState =>
  useForm<QnaDraft>({ resolver: zodResolver(qnaForm), defaultValues, mode: 'onTouched' });
