import * as z from 'zod';
import { myProduct } from '../catalog/my-product.schemas';
import { contract } from '../kit/contract';
import { instant, optionCd, pageOf, productCd, queryInt } from '../kit/schemas';

/** Goods somebody waits for; without an option, whichever option of the product comes back first. */
const goods = z.object({ optionCd: optionCd.nullable().default(null) });

export const restockRequest = z.object({ productCd, optionCd: optionCd.nullable(), requestedAt: instant, expiresAt: instant });
export type RestockRequest = z.infer<typeof restockRequest>;

export const RESTOCK_STATES = ['WAITING', 'TOLD', 'EXPIRED'] as const;
/** A request with its state: still open, told of, or over after its months; and the goods as they are now. */
export const restockItem = z.object({
  restockCd: z.string(),
  optionCd: optionCd.nullable(),
  state: z.enum(RESTOCK_STATES),
  requestedAt: instant,
  expiresAt: instant,
  /** When the member was told. */
  toldAt: instant.nullable(),
  product: myProduct,
});
export type RestockItem = z.infer<typeof restockItem>;
export const restockPage = pageOf(restockItem).omit({ totalCount: true });
export type RestockPage = z.infer<typeof restockPage>;

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
  'GET /mypage/restocks/history': {
    summary: 'What the member waits for, was told of, or waited for in vain, newest first; what was released or bought is not there',
    source: 'R-MY-02, ST-RST-01, ST-RST-02, ST-RST-04',
    access: 'member',
    query: z.object({ cursor: z.string().max(200).optional(), limit: queryInt(1, 40, 20) }),
    ok: restockPage,
  },
});
