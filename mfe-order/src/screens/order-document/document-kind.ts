import type { DocumentKind } from '@hyangro/contracts/order/document.contract';

/** Kind of an address, `receipt` or `statement`; an unknown one is the receipt. */
export const kindOf = (value: string): DocumentKind => (value.toLowerCase() === 'statement' ? 'STATEMENT' : 'RECEIPT');
