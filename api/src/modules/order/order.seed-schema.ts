import * as z from 'zod';
import { PAY_METHODS } from '@hyangro/contracts/order/order.schemas';

/** community/orders.json: orders of demo members, told by days before the import. */
export const ordersFile = z.object({
  addresses: z.array(z.object({ postalCode: z.string(), region: z.string(), detail: z.string() })).min(1),
  orders: z.array(
    z.object({
      orderCd: z.string(),
      memCd: z.string(),
      daysAgo: z.number().min(0),
      /** State without the claims of claims.json. */
      state: z.enum(['WAIT', 'PREP', 'SHIP', 'DELIV', 'CONFIRM', 'CANCELLED']),
      payMethod: z.enum(PAY_METHODS),
      /** Lines from this one on travel in a second parcel. */
      secondParcelFrom: z.int().min(2).optional(),
      lines: z.array(z.object({ productCd: z.string(), optionCd: z.string().nullable(), quantity: z.int().min(1) })).min(1),
    }),
  ),
});
export type OrdersFile = z.infer<typeof ordersFile>;
