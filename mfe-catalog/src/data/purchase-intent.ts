import { memberStore, type PageState } from '@hyangro/runtime';
import type { Choice } from './product.model';

export type PurchaseKind = 'cart' | 'buy';
export interface PurchaseIntent extends Choice {
  productCd: string;
  kind: PurchaseKind;
}
/** An intent older than this is discarded. */
const FRESH_MS = 10 * 60_000;

/** `memberStore` of the wish and when it was made. */
export const purchaseIntentStore = memberStore<{ intent: PurchaseIntent; atMs: number } | null>(null);

/**
 * What somebody meant to buy now when the shop asked for a login (TRAP-14); goods for the cart too where the browser stores nothing. It is taken once, and discarded if the
 * visitor returns without logging in.
 */
export function purchaseIntentOf({ memberMemory, session, now }: PageState) {
  const kept = purchaseIntentStore(memberMemory);
  return {
    keep(intent: PurchaseIntent): void {
      kept.set({ intent, atMs: now() });
    },
    take(productCd: string): PurchaseIntent | null {
      const found = kept.get();
      kept.set(null);
      const isFresh = found?.intent.productCd === productCd && now() - found.atMs < FRESH_MS;
      return isFresh && session.get().isLogin ? found.intent : null;
    },
  };
}
