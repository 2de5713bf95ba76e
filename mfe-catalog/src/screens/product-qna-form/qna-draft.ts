import type { QnaKind } from '../../data/qna.model';
import { memberStore, type PageState } from '@hyangro/runtime';

export interface QnaDraft {
  kind: QnaKind;
  isSecret: boolean;
  question: string;
}
export const EMPTY_DRAFT: QnaDraft = { kind: 'PRODUCT', isSecret: false, question: '' };

/** `memberStore` of the questions that were begun, by product. */
export const qnaDraftStore = memberStore<Readonly<Record<string, QnaDraft>>>({});

/** What a member typed: a session that ends, or a look at the product, costs no input (ST-LOG-04). */
export function qnaDraftOf({ memberMemory }: Pick<PageState, 'memberMemory'>, productCd: string) {
  const store = qnaDraftStore(memberMemory);
  return {
    read: (): QnaDraft => store.get()[productCd] ?? EMPTY_DRAFT,
    keep: (draft: QnaDraft) => store.set({ ...store.get(), [productCd]: draft }),
    drop() {
      const { [productCd]: _, ...others } = store.get();
      store.set(others);
    },
  };
}
