import type { FastifyInstance } from 'fastify';
import type { CallContext, MemberContext } from './call';
import { refuseAnywhere, type Refuse } from './refusal';
import { serve } from './serve';

/** Type tests: `npm run typecheck` fails when a line marked as an error is none, or when one that is not marked is one. */
declare const app: FastifyInstance;

type AddRefusal = 'ORDER_PRODUCT_MISSING' | 'ORDER_NO_STOCK' | 'CART_FULL';
declare function addToCart(
  call: Pick<MemberContext<AddRefusal>, 'member' | 'now' | 'refuse'>,
): Promise<{ count: number; isMerged: boolean }>;
declare function findProduct(call: Pick<CallContext<'PRODUCT_NOT_FOUND'>, 'locale' | 'refuse'>): Promise<never>;

serve(app, 'POST /cart/items', (_, call) => addToCart(call));
serve(app, 'POST /cart/items', async (_, { refuse }) => refuse('CART_FULL', 100));
serve(app, 'POST /cart/items', async (_, { refuse }) => refuse('ORDER_NO_STOCK', 'Rose', 2));
serve(app, 'POST /cart/items', async (_, { refuse }) => refuse('LOGIN_REQUIRED'));
serve(app, 'GET /product/:productCd', (_, call) => findProduct(call));
// @ts-expect-error a name that the contract of this call does not list
serve(app, 'POST /cart/items', async (_, { refuse }) => refuse('CART_EMPTY'));
// @ts-expect-error the limit is a number
serve(app, 'POST /cart/items', async (_, { refuse }) => refuse('CART_FULL', 'hundred'));
// @ts-expect-error the stock is missing
serve(app, 'POST /cart/items', async (_, { refuse }) => refuse('ORDER_NO_STOCK', 'Rose'));
// @ts-expect-error the text has no second place
serve(app, 'POST /cart/items', async (_, { refuse }) => refuse('CART_FULL', 100, 1));
// @ts-expect-error the service refuses with more than the contract of this call lists
serve(app, 'POST /cart/merge', (_, call) => addToCart(call));
// @ts-expect-error the service refuses with more than the contract of this call lists
serve(app, 'GET /categories', (_, call) => findProduct(call));
// @ts-expect-error a visitor's call has no member for sure
serve(app, 'GET /common/cart-count', async (_, { member }) => member.memCd.length);
// @ts-expect-error no such call
serve(app, 'GET /no/such/call', async () => undefined);

declare const many: Refuse<'CART_FULL' | 'ORDER_NO_STOCK'>;
declare const one: Refuse<'CART_FULL'>;
export const fewer: Refuse<'CART_FULL'> = many;
// @ts-expect-error it does not know ORDER_NO_STOCK
export const more: Refuse<'CART_FULL' | 'ORDER_NO_STOCK'> = one;

declare const ofMany: MemberContext<'CART_FULL' | 'ORDER_NO_STOCK'>;
declare const ofOne: MemberContext<'CART_FULL'>;
export const narrower: CallContext<'CART_FULL'> = ofMany;
// @ts-expect-error its `refuse` does not know ORDER_NO_STOCK
export const wider: CallContext<'CART_FULL' | 'ORDER_NO_STOCK'> = ofOne;

export const platform = () => refuseAnywhere('BAD_PARAMETER', 'cursor');
// @ts-expect-error the platform knows nothing of carts
export const notPlatform = () => refuseAnywhere('CART_EMPTY');
