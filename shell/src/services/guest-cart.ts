import type { MergedCart } from '@hyangro/contracts/order/cart.contract';
import { messageValues } from '@hyangro/contracts/errors/refusals';
import { ApiError, type ApiClient, type EventBus, type TypedStorage } from '@hyangro/runtime';

interface MergeDeps {
  api: ApiClient;
  events: EventBus;
  storage: TypedStorage;
  textOf(code: string, values?: Record<string, unknown>): Promise<string | null>;
  /** Says how many lines went into the cart. */
  sayMerged(count: number): void;
  /** Says why some did not, each reason once. */
  sayLeftOut(reasons: readonly string[]): void;
}
/** One tab of the browser merges: two would do it twice. */
const LOCK = 'hyangro:guest-cart';

/**
 * Puts what a visitor kept in this browser into the cart of the member who has logged in (GAP-03). It is kept until the server has it:
 * after a lost answer the next page sends it again under the same key, which the server takes once.
 */
export async function mergeGuestCart({ api, events, storage, textOf, sayMerged, sayLeftOut }: MergeDeps): Promise<void> {
  const merged = await alone(async () => {
    const kept = storage.local.get('guestCartSent') ?? sealed(storage);
    if (!kept) return null;
    try {
      const answer = await api('POST /cart/merge', { idempotencyKey: kept.key, body: { items: kept.items } });
      storage.local.remove('guestCartSent');
      return answer;
    } catch (error) {
      // A list that the server does not understand would be refused for ever.
      if (error instanceof ApiError && [400, 422].includes(error.status)) storage.local.remove('guestCartSent');
      return null;
    }
  });
  if (!merged) return;
  events.publish('cart:changed', { count: merged.count });
  const taken = merged.lines.filter(({ cartItemCd }) => cartItemCd !== null).length;
  if (taken > 0) sayMerged(taken);
  const reasons = await reasonsOf(merged, textOf);
  if (reasons.length > 0) sayLeftOut(reasons);
  // What was put in while an earlier list was on its way.
  if (storage.local.get('guestCart')) await mergeGuestCart({ api, events, storage, textOf, sayMerged, sayLeftOut });
}

/** Puts the list aside: what the server may have taken is never sent again under another key, whatever is put in after it. */
function sealed(storage: TypedStorage) {
  const kept = storage.local.get('guestCart');
  if (!kept || !storage.local.set('guestCartSent', kept)) return null;
  storage.local.remove('guestCart');
  return kept;
}

async function reasonsOf({ lines }: MergedCart, textOf: MergeDeps['textOf']): Promise<string[]> {
  const texts = lines.map(async ({ productNm, refusal }) => {
    if (!refusal) return [];
    const { messageCode, args } = refusal;
    const reason = (await textOf(messageCode, messageValues(messageCode, args))) ?? messageCode;
    return [productNm && !args.includes(productNm) ? `${productNm}: ${reason}` : reason];
  });
  return [...new Set((await Promise.all(texts)).flat())];
}

/** Browsers have locks on secure origins; elsewhere the key alone keeps the merge from being done twice. */
const alone = <T>(work: () => Promise<T>): Promise<T> =>
  'locks' in navigator && navigator.locks ? navigator.locks.request(LOCK, work) : work();
