const HIDDEN = '***';

/** The first three letters of an id (R-ACC-12): `abc***`. */
export const maskedId = (loginId: string): string => loginId.slice(0, 3) + HIDDEN;
