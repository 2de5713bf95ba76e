import type { KeptPhoto } from '@hyangro/commerce/photos';
import type { ClaimType } from '@hyangro/contracts/order/order.schemas';
import { memberStore, type PageState } from '@hyangro/runtime';
import type { ChosenPieces } from '../../data/claim.model';

export interface ClaimDraft {
  pieces: ChosenPieces;
  reason: string;
  photos: readonly KeptPhoto[];
}

/** `memberStore` of the claims that were begun, by type and order. */
export const claimDraftStore = memberStore<Readonly<Record<string, ClaimDraft>>>({});

/** What a member typed and sent for a claim: a session that ends, or a look at the order, costs no input (ST-LOG-04). */
export function claimDraftOf({ memberMemory }: Pick<PageState, 'memberMemory'>, claimType: ClaimType, orderCd: string) {
  const store = claimDraftStore(memberMemory);
  const key = `${claimType} ${orderCd}`;
  return {
    read: (): ClaimDraft | null => store.get()[key] ?? null,
    keep: (draft: ClaimDraft) => store.set({ ...store.get(), [key]: draft }),
    drop() {
      const { [key]: _, ...others } = store.get();
      store.set(others);
    },
  };
}
