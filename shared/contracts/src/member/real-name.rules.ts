import * as z from 'zod';
import { ADDRESS_MAX } from '../constants';

/** Digits of a Chinese identity card: 17 and a check sign, which may be X (V-CN1, GB 11643). */
const ID_NUMBER = /^\d{17}[\dX]$/;
const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
const CHECK_SIGNS = '10X98765432';

/** The number as it is kept: without blanks and hyphens, full-width digits as digits, X in capitals. */
export const plainIdNumber = (text: string): string => text.normalize('NFKC').replace(/[\s-]/g, '').toUpperCase();

/** Whether the last sign fits the others. It is a warning alone: a number that is in use may be wrong by this rule (V-CN1). */
export function hasRightCheckSign(idNumber: string): boolean {
  const sum = WEIGHTS.reduce((total, weight, at) => total + weight * Number(idNumber[at]), 0);
  return ID_NUMBER.test(idNumber) && CHECK_SIGNS[sum % 11] === idNumber.at(-1);
}

/** Names are the same whatever their case, width and blanks. */
export const plainName = (name: string): string => name.normalize('NFKC').replace(/\s/g, '').toLowerCase();

/** First and last four signs of the number, which is all of it that any answer shows (E-22). */
export const maskedIdNumber = (idNumber: string): string => `${idNumber.slice(0, 4)}${'*'.repeat(10)}${idNumber.slice(-4)}`;
/** First and last sign of a name; of two signs the first. */
export function maskedName(name: string): string {
  const signs = [...name.trim()];
  if (signs.length < 3) return `${signs[0] ?? ''}*`;
  return `${signs[0]}${'*'.repeat(signs.length - 2)}${signs.at(-1)}`;
}

const photo = z.string().min(1, 'realName.v0003').max(100, 'claim.v0010');

/**
 * Name and number as on the identity card, and photos of both its sides (E-22), for form and server. Messages are codes: of the `terms` catalogue,
 * `claim.v0010` of a photo that is no longer there, and those of `realName`.
 */
export const realNameForm = z.object({
  name: z.string().trim().min(1, 'validation.v0019').max(ADDRESS_MAX.recipient, 'validation.v0020'),
  idNumber: z.string().max(60, 'validation.v0011').transform(plainIdNumber).pipe(z.string().regex(ID_NUMBER, 'validation.v0011')),
  frontPhotoKey: photo,
  backPhotoKey: photo,
  /** The person agrees that the shop keeps the card for customs. */
  isAgreed: z.boolean().refine(Boolean, 'realName.v0002'),
});
