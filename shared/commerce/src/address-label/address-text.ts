import type { OrderAddress } from '@hyangro/contracts/order/address.schemas';
import { countryOf, isAbroad } from '@hyangro/contracts/order/countries';

type Place = Pick<OrderAddress, 'countryCd' | 'postalCode' | 'state' | 'city' | 'region' | 'detail'>;

/** `01012345678` as `010-1234-5678`; an international number as it is. */
export const mobileText = (mobile: string): string => mobile.replace(/^(\d{3})(\d{4})(\d{4})$/, '$1-$2-$3');

/**
 * The lines of a parcel's label: in Korea and its neighbours from the large to the small, elsewhere from the small to the large.
 * @param countryName in the reader's language; stands on parcels that leave Korea
 */
export function placeLines(place: Place, countryName: string): string[] {
  const { countryCd, postalCode, state, city, region, detail } = place;
  if (!isAbroad(countryCd)) return [`(${postalCode}) ${region} ${detail}`];
  const isFromSmall = countryOf(countryCd)?.isLatin ?? true;
  const lines = isFromSmall
    ? [joined(', ', detail, region), joined(' ', joined(', ', city, state), postalCode), countryName]
    : [joined(' ', countryName, postalCode), joined(' ', state, city, region), detail];
  return lines.filter(Boolean);
}

/** The same in one line. */
export const placeText = (place: Place, countryName: string): string => placeLines(place, countryName).join(', ');

const joined = (separator: string, ...parts: string[]): string => parts.filter(Boolean).join(separator);
