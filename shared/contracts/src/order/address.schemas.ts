import * as z from 'zod';
import { ADDRESS_MAX } from '../constants';
import { addressErrors, bareNumber } from './address.rules';
import { HOME_COUNTRY } from './countries';

const line = (max: number) => z.string().trim().max(max, 'validation.v0020');

/**
 * An address as the form sends it, in Korea (E-20) and abroad (E-21): one schema for form and server. Messages are codes of the `terms`
 * catalogue. Extend it with `safeExtend`, which keeps the rules of its country.
 */
export const addressForm = z
  .object({
    countryCd: z.string().default(HOME_COUNTRY),
    recipient: line(ADDRESS_MAX.recipient),
    mobile: z.string().transform(bareNumber),
    postalCode: line(ADDRESS_MAX.postalCode),
    /** State or province, and city: abroad only. */
    state: line(ADDRESS_MAX.state).default(''),
    city: line(ADDRESS_MAX.city).default(''),
    /** In Korea the road address, abroad the street. */
    region: line(ADDRESS_MAX.region),
    detail: line(ADDRESS_MAX.detail),
    memo: line(ADDRESS_MAX.memo).default(''),
    /** Personal customs code, `P` and 12 digits; asked for when an overseas item goes to Korea. */
    customsCode: z
      .string()
      .trim()
      .toUpperCase()
      .regex(/^(P\d{12})?$/, 'validation.v0021')
      .default(''),
  })
  .superRefine((address, context) => {
    for (const { field, code } of addressErrors(address)) context.addIssue({ code: 'custom', path: [field], message: code });
  });

/** What a form holds while an address is typed. */
export type AddressValues = z.input<typeof addressForm>;

/** An address as it was written. Parts that its country does not have are empty. */
export const orderAddress = z.object({
  countryCd: z.string(),
  recipient: z.string(),
  mobile: z.string(),
  postalCode: z.string(),
  state: z.string(),
  city: z.string(),
  region: z.string(),
  detail: z.string(),
  memo: z.string(),
  customsCode: z.string(),
});
export type OrderAddress = z.infer<typeof orderAddress>;

/** A row of the address book (API-D17). */
export const savedAddress = orderAddress.extend({ addressCd: z.string(), isDefault: z.boolean() });
export type SavedAddress = z.infer<typeof savedAddress>;
