import { HOME_COUNTRY, isCountryCd, type CountryCd } from '@hyangro/contracts/order/countries';
import type { Language, PageState } from '@hyangro/runtime';

/**
 * The country a new address begins with: the one chosen last in this browser (LS-17), else Korea for who reads Korean; others are asked.
 */
export function firstCountry({ locale, storage }: Pick<PageState, 'storage'> & Pick<Language, 'locale'>): CountryCd | '' {
  const { local } = storage;
  const chosen = local.get('currentCountryCd');
  if (isCountryCd(chosen)) return chosen;
  return locale.get() === 'ko' ? HOME_COUNTRY : '';
}
