import type { Message } from '../../messages';
import { useMessages } from '../../messages';

/** What this version can say of a claim beside its field or in place of its form. */
const TEXTS = {
  'claim.a0001': 'claim.code.underDelivery',
  'claim.a0002': 'claim.code.inProgress',
  'claim.a0004': 'claim.code.returnOver',
  'claim.a0008': 'claim.code.notDelivered',
  'claim.a0010': 'claim.code.nothingLeft',
  'claim.a0011': 'claim.code.nothingPaid',
  'claim.a0014': 'claim.code.photoLimit',
  'claim.a0015': 'claim.code.belowMin',
  'claim.v0001': 'claim.code.reason',
  'claim.v0002': 'claim.code.pieces',
  'claim.v0003': 'claim.code.photo',
  'claim.v0004': 'claim.code.carrier',
  'claim.v0005': 'claim.code.invoiceNo',
  'claim.v0006': 'claim.code.quantity',
  'claim.v0007': 'claim.code.photoType',
  'claim.v0008': 'claim.code.photos',
  'claim.v0009': 'claim.code.invoicePattern',
  'claim.v0010': 'claim.code.photoGone',
  'claim.v0011': 'claim.code.photoPixels',
} as const satisfies Record<string, Message>;
const isKnown = (code: string): code is keyof typeof TEXTS => Object.hasOwn(TEXTS, code);

/** `textOf('claim.v0001')`: a code of the contract in words; a code that this version does not know in general ones. */
export function useClaimText(): (code: string, values?: Record<string, unknown>) => string {
  const t = useMessages();
  return (code, values) => (isKnown(code) ? t(TEXTS[code], values) : t('claim.code.other'));
}
