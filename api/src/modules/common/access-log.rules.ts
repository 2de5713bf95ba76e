import { PREVIEW_PARAM } from '@hyangro/contracts/wire-names';

const PREVIEW = new RegExp(`([?&]${PREVIEW_PARAM}=)[^&#"\\\\]*`, 'g');

/** An entry without the tokens of preview links in its addresses: who reads the log must not see what is not live yet. */
export const withoutPreviews = <T extends object>(entry: T): T => JSON.parse(JSON.stringify(entry).replace(PREVIEW, '$1'));
