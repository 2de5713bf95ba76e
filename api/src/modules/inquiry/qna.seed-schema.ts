import * as z from 'zod';
import { QNA_KINDS } from '@hyangro/contracts/inquiry/qna.rules';

export const qnaFile = z.array(
  z.object({
    qnaCd: z.string(),
    productCd: z.string(),
    memCd: z.string(),
    locale: z.enum(['ko', 'en', 'cn']),
    kind: z.enum(QNA_KINDS),
    secret: z.boolean(),
    question: z.string(),
    createdDaysAgo: z.number(),
    answer: z.object({ by: z.string(), text: z.string(), answeredDaysAgo: z.number() }).nullable(),
  }),
);
export type QnaFile = z.infer<typeof qnaFile>;
