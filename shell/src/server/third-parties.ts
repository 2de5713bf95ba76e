import * as z from 'zod';
import { list, optional, url } from '@hyangro/server/settings';

/** An analytics or ad-conversion service of another company that a deployment names. */
export interface ThirdParty {
  kind: 'gtag' | 'kakaoPixel';
  /** The shop's own number there. */
  id: string;
  /** Address of its script. */
  script: string;
  /** Origins that the page may load its script from and call. */
  origins: readonly string[];
}

const origins = list.pipe(z.array(z.url().transform((address) => new URL(address).origin)));

/** Settings by their names in the environment; without an id there is no such service. */
export const thirdPartySettings = {
  GTAG_ID: optional,
  GTAG_SCRIPT: url.transform((address) => address ?? 'https://www.googletagmanager.com/gtag/js'),
  GTAG_HOSTS: origins,
  KAKAO_PIXEL_ID: optional,
  KAKAO_PIXEL_SCRIPT: url.transform((address) => address ?? 'https://t1.daumcdn.net/kas/static/kp.js'),
  KAKAO_PIXEL_HOSTS: origins,
};

interface Settings {
  GTAG_ID: string | undefined;
  GTAG_SCRIPT: string;
  GTAG_HOSTS: readonly string[];
  KAKAO_PIXEL_ID: string | undefined;
  KAKAO_PIXEL_SCRIPT: string;
  KAKAO_PIXEL_HOSTS: readonly string[];
}

/** The services that have an id. */
export function thirdPartiesOf(settings: Settings): ThirdParty[] {
  const of = (kind: ThirdParty['kind'], id: string | undefined, script: string, hosts: readonly string[]): ThirdParty[] =>
    id ? [{ kind, id, script, origins: [...new Set([new URL(script).origin, ...hosts])] }] : [];
  return [
    ...of('gtag', settings.GTAG_ID, settings.GTAG_SCRIPT, settings.GTAG_HOSTS),
    ...of('kakaoPixel', settings.KAKAO_PIXEL_ID, settings.KAKAO_PIXEL_SCRIPT, settings.KAKAO_PIXEL_HOSTS),
  ];
}
