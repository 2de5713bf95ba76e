import { normalizeIP } from '@fastify/rate-limit';
import { PREVIEW_PARAM } from '@hyangro/contracts/wire-names';

const PREVIEW = new RegExp(`([?&]${PREVIEW_PARAM}=)[^&#"\\\\]*`, 'g');

/** An entry without the tokens of preview links in its addresses: who reads the log must not see what is not live yet. */
export const withoutPreviews = <T extends object>(entry: T): T => JSON.parse(JSON.stringify(entry).replace(PREVIEW, '$1'));

/** Who tells an entry, as far as it can be believed: the network of the call, by a name that says nothing of it and is another one every day. */
export const tellerName = (fingerprint: (text: string) => string, address: string, now: Date): string =>
  fingerprint(`teller:${now.toISOString().slice(0, 10)}:${normalizeIP(address)}`).slice(0, 16);
