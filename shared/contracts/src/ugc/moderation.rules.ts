import * as z from 'zod';
import { APPEAL, REPORT } from '../constants';
import { letters } from './letters';

/** Code of a comment or answer of the post; empty for the post itself. */
const partCd = z.string().max(40).default('');

/** Why a post, comment or answer should not stand (V-REV2), and what else the shop should know (V-REV3). */
export const reportForm = z.object({
  partCd,
  reason: letters(REPORT.reasonMin, REPORT.reasonMax, 'review.v0005'),
  message: letters(0, REPORT.messageMax, 'review.v0006').default(''),
});
export type ReportForm = z.infer<typeof reportForm>;

/** Why what was put out of sight should come back. */
export const appealForm = z.object({ partCd, text: letters(APPEAL.min, APPEAL.max, 'ugc.v0003') });
export type AppealForm = z.infer<typeof appealForm>;
