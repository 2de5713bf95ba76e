import * as z from 'zod';
import { QUESTION_LENGTH } from '../constants';

/** What a question is about. */
export const QNA_KINDS = ['PRODUCT', 'DELIVERY', 'STOCK', 'CUSTOMS', 'RETURN', 'ORDER', 'ETC'] as const;
export const qnaKind = z.enum(QNA_KINDS);
export type QnaKind = z.infer<typeof qnaKind>;

const hasLength = (text: string): boolean => {
  const { length } = [...text];
  return length >= QUESTION_LENGTH.min && length <= QUESTION_LENGTH.max;
};

/** A question as it is typed, for form and server. Length counts code points; messages are codes of the `terms` catalogue. */
export const qnaForm = z.object({
  kind: qnaKind,
  isSecret: z.boolean(),
  question: z.string().trim().min(1, 'validation.v0019').refine(hasLength, 'validation.v0022'),
});
