import { ORDER_CORPORATE_CHINA, ORDER_REAL_NAME_MISMATCH, ORDER_REAL_NAME_MISSING } from '@hyangro/contracts/errors/known-refusals';
import { isRefusal } from '@hyangro/runtime';

const CALLS = ['PUT /orders/:orderCd/address', 'POST /orders/:orderCd/pay'] as const;

/** Why the shop does not ship there, and the field that can be changed (V-CORP2, V-CN2). */
export type ShippingRefusal = 'company' | 'noRealName' | 'otherName';
export const FIELD_OF_REFUSAL = { company: 'countryCd', noRealName: 'countryCd', otherName: 'recipient' } as const;

/** The reason in an answer to writing the address or to paying; null for any other answer. */
export function shippingRefusalOf(error: unknown): ShippingRefusal | null {
  for (const call of CALLS) {
    if (isRefusal(error, call, ORDER_CORPORATE_CHINA)) return 'company';
    if (isRefusal(error, call, ORDER_REAL_NAME_MISSING)) return 'noRealName';
    if (isRefusal(error, call, ORDER_REAL_NAME_MISMATCH)) return 'otherName';
  }
  return null;
}
