import type { InquiryKind } from '@hyangro/contracts/inquiry/inquiry.rules';

/** Kinds in the order they are offered: the contract's list without its schemas, which only the form loads. */
export const INQUIRY_KIND_LIST = [
  'ORDER',
  'DELIVERY',
  'RETURN',
  'PAYMENT',
  'PRODUCT',
  'BENEFIT',
  'ACCOUNT',
  'ETC',
] as const satisfies readonly InquiryKind[];
