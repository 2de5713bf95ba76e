import type { Choice } from './product.model';

export type Deed = 'cart' | 'buy';
export interface PurchaseIntent extends Choice {
  productCd: string;
  deed: Deed;
}
/** A wish older than this is not carried out any more. */
const FRESH_MS = 10 * 60_000;

let kept: { intent: PurchaseIntent; atMs: number } | null = null;

/**
 * What a visitor meant to buy when the shop asked for a login (TRAP-14). It lives as long as the page and is taken once:
 * whoever comes back without a login has changed his mind.
 */
export const purchaseIntent = {
  keep(intent: PurchaseIntent, nowMs: number): void {
    kept = { intent, atMs: nowMs };
  },
  take(productCd: string, isLogin: boolean, nowMs: number): PurchaseIntent | null {
    const found = kept?.intent.productCd === productCd && nowMs - kept.atMs < FRESH_MS ? kept.intent : null;
    kept = null;
    return isLogin ? found : null;
  },
};
