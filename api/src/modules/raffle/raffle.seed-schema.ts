import * as z from 'zod';
import { textSchema } from '../../platform/locale/text-sql';

const codes = z.array(z.string());
export const rafflesFile = z.object({
  tickets: z.array(
    z.object({
      memCd: z.string(),
      history: z.array(
        z.object({
          minutesAfterMidnight: z.number(),
          reason: z.enum(['DAILY', 'INVITE', 'EVENT', 'ENTRY']),
          amount: z.int(),
          refMemCd: z.string().optional(),
          raffleProductCd: z.string().optional(),
        }),
      ),
    }),
  ),
  raffles: z.array(
    z.object({
      raffleProductCd: z.string(),
      productCd: z.string(),
      optionCd: z.string().nullable(),
      title: textSchema,
      description: textSchema,
      winnersCount: z.int().min(1),
      ticketCost: z.int().min(1),
      startsInHours: z.number(),
      endsInHours: z.number(),
      myEntries: z.array(z.object({ memCd: z.string(), entries: z.int().min(1) })),
      /** Members who entered, too. */
      crowd: codes,
      winnerCheckedBy: codes,
      shippingFeeWon: z.int().min(0),
      maxEntriesPerMember: z.int().min(1),
    }),
  ),
});
export type RafflesFile = z.infer<typeof rafflesFile>;
