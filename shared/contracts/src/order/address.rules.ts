import { HOME_COUNTRY, countryOf, isAbroad } from './countries';

/** Parts of an address that its country decides about. */
type AddressPart = 'countryCd' | 'recipient' | 'mobile' | 'postalCode' | 'state' | 'city' | 'region' | 'detail';
type AddressParts = Readonly<Record<AddressPart, string>>;
/** What a form begins with. */
export const EMPTY_ADDRESS: Record<AddressPart | 'memo' | 'customsCode', string> = {
  countryCd: HOME_COUNTRY,
  recipient: '',
  mobile: '',
  postalCode: '',
  state: '',
  city: '',
  region: '',
  detail: '',
  memo: '',
  customsCode: '',
};
export interface AddressError {
  field: AddressPart;
  /** Code of the `terms` catalogue. */
  code: string;
}

const MOBILE_AT_HOME = /^\d{11}$/;
/** E.164: plus, calling code, at most fifteen digits. */
const MOBILE_ABROAD = /^\+[1-9]\d{6,14}$/;
const LATIN_NAME = /^[\p{Script=Latin}\p{M} .,'’-]+$/u;

/** Digits of a number as it is typed, with the plus of an international one; `00` in front counts as the plus. */
export const bareNumber = (typed: string): string => {
  const digits = typed.replace(/\D/g, '');
  if (/^\s*\+/.test(typed)) return `+${digits}`;
  return digits.startsWith('00') ? `+${digits.slice(2)}` : digits;
};

/**
 * What is wrong with an address, from top to bottom (E-20, E-21, V-REQ3): a Korean one has a mobile number of eleven digits and a
 * postal code of five, one abroad what its country asks for and an international number. Blanks around the values are off already.
 */
export function addressErrors(address: AddressParts): AddressError[] {
  const country = countryOf(address.countryCd);
  if (!country) return [{ field: 'countryCd', code: 'validation.v0013' }];
  const errors: AddressError[] = [];
  const refuse = (field: AddressError['field'], code: string) => void errors.push({ field, code });
  const { recipient, mobile, postalCode } = address;

  if (!recipient) refuse('recipient', 'validation.v0019');
  else if (country.isLatin && !LATIN_NAME.test(recipient)) refuse('recipient', 'validation.v0023');
  if (isAbroad(address.countryCd)) {
    if (!MOBILE_ABROAD.test(mobile)) refuse('mobile', 'validation.v0024');
  } else if (!MOBILE_AT_HOME.test(mobile)) refuse('mobile', 'validation.v0009');
  if (country.postalCode && !country.postalCode.test(postalCode)) refuse('postalCode', 'validation.v0016');
  for (const part of country.needs) if (!address[part]) refuse(part, 'validation.v0019');
  for (const part of ['region', 'detail'] as const) if (!address[part]) refuse(part, 'validation.v0014');
  return errors;
}
