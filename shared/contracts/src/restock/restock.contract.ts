import * as z from 'zod';
import { contract } from '../kit/contract';
import { instant, optionCd, productCd } from '../kit/schemas';

/** Goods somebody waits for; without an option, whichever option of the product comes back first. */
const goods = z.object({ optionCd: optionCd.nullable().default(null) });

export const restockRequest = z.object({ productCd, optionCd: optionCd.nullable(), requestedAt: instant, expiresAt: instant });
export type RestockRequest = z.infer<typeof restockRequest>;

export const restockContract = contract({
  'PUT /product/:productCd/restock': {
    summary: 'Ask to be told when a sold-out product is back; asked again, the first request stands (in the app alone)',
    source: 'API-D10, ST-RST-01, R-OTH-21',
    access: 'member',
    params: z.object({ productCd }),
    body: goods,
    ok: restockRequest,
    refusals: ['PRODUCT_NOT_FOUND', 'RESTOCK_IN_STOCK', 'RESTOCK_APP_ONLY'],
  },
  'DELETE /product/:productCd/restock': {
    summary: 'Release the request; harmless when there is none',
    source: 'API-D10, ST-RST-01',
    access: 'member',
    params: z.object({ productCd }),
    body: goods,
    ok: z.void(),
    status: 204,
  },
  'GET /mypage/restocks': {
    summary: 'Goods the member waits for, newest request first',
    source: 'ST-RST-01, D-23',
    access: 'member',
    ok: z.array(restockRequest),
  },
});
