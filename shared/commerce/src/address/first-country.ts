import { CHINA, HOME_COUNTRY, isCountryCd, type CountryCd } from '@hyangro/contracts/order/countries';
import type { Language, PageState, Session } from '@hyangro/runtime';

/** Whether a parcel to China may be for the member: a person with saved real-name details (V-CORP2, V-CN2). */
export const mayShipToChina = ({ member }: Session): boolean => member?.memberType === 'PERSON' && member.hasRealName;

/**
 * The country a new address begins with: the one chosen last in this browser (LS-17), else Korea for who reads Korean; others are
 * asked, and so is a company that chose China, where it may not ship.
 */
export function firstCountry({
  locale,
  session,
  storage,
}: Pick<PageState, 'session' | 'storage'> & Pick<Language, 'locale'>): CountryCd | '' {
  const { local } = storage;
  const chosen = local.get('currentCountryCd');
  if (isCountryCd(chosen)) return chosen === CHINA && session.get().member?.memberType === 'CORPORATE' ? '' : chosen;
  return locale.get() === 'ko' ? HOME_COUNTRY : '';
}
