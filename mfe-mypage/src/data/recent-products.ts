import type { TypedStorage } from '@hyangro/runtime/storage';

/** Codes of the products that this browser saw, newest first (LS-02). */
export const recentProducts = ({ local }: TypedStorage): readonly string[] => local.get('recentProducts') ?? [];

/** Takes a product off them; without a code all of them. */
export function forgetRecent({ local }: TypedStorage, productCd?: string): void {
  const others = (code: string) => productCd !== undefined && code !== productCd;
  local.set('recentProducts', (local.get('recentProducts') ?? []).filter(others));
  local.set(
    'recentProductsInfo',
    (local.get('recentProductsInfo') ?? []).filter((info) => others(info.productCd)),
  );
}
