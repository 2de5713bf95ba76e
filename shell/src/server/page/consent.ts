import type { IncomingHttpHeaders } from 'node:http';
import { CONSENT_COOKIE } from '@hyangro/contracts/wire-names';
import type { Locale } from '@hyangro/contracts/locales';
import type { Cookies } from '@hyangro/server/cookies';
import type { ThirdParty } from '../third-parties';

/**
 * What a reader has said to third parties: NONE there are none to ask for, SIGNALLED the browser says no for its reader (Global Privacy Control,
 * Do Not Track), ASK nothing yet.
 */
export type Consent = 'NONE' | 'SIGNALLED' | 'GIVEN' | 'REFUSED' | 'ASK';

interface Asked {
  thirdParties: readonly ThirdParty[];
  locale: Locale;
  headers: IncomingHttpHeaders;
  cookies: Cookies;
  /** The app's own analytics hear by the bridge. */
  isApp?: boolean;
}

/** Third parties hear of nobody in the Chinese build (GEN-11), and of nobody who has not agreed. */
export function consentOf({ thirdParties, locale, headers, cookies, isApp }: Asked): Consent {
  if (thirdParties.length === 0 || locale === 'cn' || isApp) return 'NONE';
  if (headers['sec-gpc'] === '1' || headers.dnt === '1') return 'SIGNALLED';
  const said = cookies[CONSENT_COOKIE];
  if (said === '1') return 'GIVEN';
  return said === '0' ? 'REFUSED' : 'ASK';
}

/** Whether a page may load third parties: at once, or once its reader agrees. */
export const mayLoad = (consent: Consent): consent is 'GIVEN' | 'ASK' => consent === 'GIVEN' || consent === 'ASK';
