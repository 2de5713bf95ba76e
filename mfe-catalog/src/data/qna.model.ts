import type { QnaKind } from '@hyangro/contracts/inquiry/qna.rules';

export type { QnaKind };
/** Kinds of questions, in the order they are offered: the contract's list without its schemas, which only the form loads. */
export const QNA_KIND_LIST = ['PRODUCT', 'DELIVERY', 'STOCK', 'CUSTOMS', 'RETURN', 'ORDER', 'ETC'] as const satisfies readonly QnaKind[];
