import * as z from 'zod';

/** Why members leave. */
export const WITHDRAWAL_REASONS = ['RARELY', 'PRICE', 'GOODS', 'DELIVERY', 'PRIVACY', 'OTHER'] as const;
export type WithdrawalReason = (typeof WITHDRAWAL_REASONS)[number];
/** Code points of what a member adds to the reason. */
export const WITHDRAWAL_MESSAGE_MAX = 500;

/** What leaving asks for, for form and server. Messages are codes of the `terms` catalogue. */
export const withdrawalForm = z.object({
  /** Empty until one is chosen. */
  reason: z.string().max(20).pipe(z.enum(WITHDRAWAL_REASONS, 'validation.v0019')),
  message: z
    .string()
    .trim()
    .refine((value) => [...value].length <= WITHDRAWAL_MESSAGE_MAX, 'validation.v0022')
    .default(''),
});
