import { timingSafeEqual } from 'node:crypto';

/** Makes the same 43 letters of the same text, and nobody without the key can. */
type Sign = (text: string) => string;

const TOKEN = /^([A-Za-z0-9-]{1,30})\.([\w-]{43})$/;
const signatureOf = (folderCd: string, shareNo: number, sign: Sign): string => sign(`wishlist-share:${folderCd}:${shareNo}`);

/** Token of a folder's link, `<folder>.<signature>`. Closing the link raises `shareNo`, so that its token is worth nothing. */
export const signShare = (folderCd: string, shareNo: number, sign: Sign): string => `${folderCd}.${signatureOf(folderCd, shareNo, sign)}`;

/** The folder that a token names, before its signature is checked; null for anything that is no token. */
export const folderOfToken = (token: string): string | null => TOKEN.exec(token)?.[1] ?? null;

/** Whether a token is the open link of the folder. */
export function isShareToken(token: string, folderCd: string, shareNo: number, sign: Sign): boolean {
  const expected = Buffer.from(signShare(folderCd, shareNo, sign));
  const given = Buffer.from(token);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
