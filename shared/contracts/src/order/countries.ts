/** What an address of a country looks like. */
export interface Country {
  /** Postal code as written there; null where there is none. */
  postalCode: RegExp | null;
  /** A code that fits, shown as an example. */
  postalExample: string;
  /** Calling code without the plus. */
  dialCode: string;
  /** Parts below the country that a parcel needs. */
  needs: readonly ('state' | 'city')[];
  /** Its customs read Latin letters only: the recipient's name is written in them. */
  isLatin: boolean;
}

/** Countries the shop ships to, by ISO 3166 code (E-20, E-21). Their names come from `Intl.DisplayNames`. */
export const COUNTRIES = {
  KR: { postalCode: /^\d{5}$/, postalExample: '04524', dialCode: '82', needs: [], isLatin: false },
  CN: { postalCode: /^\d{6}$/, postalExample: '200001', dialCode: '86', needs: ['state', 'city'], isLatin: false },
  US: { postalCode: /^\d{5}(-\d{4})?$/, postalExample: '94103', dialCode: '1', needs: ['state', 'city'], isLatin: true },
  JP: { postalCode: /^\d{3}-?\d{4}$/, postalExample: '150-0001', dialCode: '81', needs: ['state', 'city'], isLatin: false },
  GB: { postalCode: /^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/i, postalExample: 'SW1A 1AA', dialCode: '44', needs: ['city'], isLatin: true },
  CA: { postalCode: /^[A-Z]\d[A-Z] ?\d[A-Z]\d$/i, postalExample: 'M5V 2T6', dialCode: '1', needs: ['state', 'city'], isLatin: true },
  AU: { postalCode: /^\d{4}$/, postalExample: '2000', dialCode: '61', needs: ['state', 'city'], isLatin: true },
  SG: { postalCode: /^\d{6}$/, postalExample: '018956', dialCode: '65', needs: [], isLatin: true },
  HK: { postalCode: null, postalExample: '', dialCode: '852', needs: ['city'], isLatin: false },
  TW: { postalCode: /^\d{3}(\d{2,3})?$/, postalExample: '100', dialCode: '886', needs: ['city'], isLatin: false },
  DE: { postalCode: /^\d{5}$/, postalExample: '10115', dialCode: '49', needs: ['city'], isLatin: true },
  FR: { postalCode: /^\d{5}$/, postalExample: '75001', dialCode: '33', needs: ['city'], isLatin: true },
} as const satisfies Record<string, Country>;
export type CountryCd = keyof typeof COUNTRIES;
export const COUNTRY_CDS = Object.keys(COUNTRIES) as CountryCd[];
/** Where the shop is: addresses without a country are here. */
export const HOME_COUNTRY: CountryCd = 'KR';
/** Its customs want a person they know: a company sends nothing there, a member with real-name details does (V-CORP2, V-CN2). */
export const CHINA: CountryCd = 'CN';

export const isCountryCd = (value: unknown): value is CountryCd => typeof value === 'string' && Object.hasOwn(COUNTRIES, value);
/** A country's row; null for one the shop does not ship to. */
export const countryOf = (countryCd: string): Country | null => (isCountryCd(countryCd) ? COUNTRIES[countryCd] : null);
/** Whether a parcel leaves Korea. */
export const isAbroad = (countryCd: string): boolean => countryCd !== HOME_COUNTRY;
