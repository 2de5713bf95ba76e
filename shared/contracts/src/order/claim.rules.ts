import { FILE_MAX_BYTES } from '../constants';

/** Letters of a reason after trimming (K-RSN), and photos of a return. */
export const CLAIM_REASON = { min: 10, max: 500 } as const;
export const CLAIM_PHOTOS_MAX = 5;
/** Types a photo may have, and its largest size in bytes. */
export const PHOTO_TYPES = ['image/jpeg', 'image/png'] as const;
export const PHOTO_MAX_BYTES = FILE_MAX_BYTES;
