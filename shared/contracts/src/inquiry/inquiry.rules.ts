import * as z from 'zod';
import { INQUIRY_LENGTH, INQUIRY_PHOTOS_MAX } from '../constants';

/** What an inquiry is about. */
export const INQUIRY_KINDS = ['ORDER', 'DELIVERY', 'RETURN', 'PAYMENT', 'PRODUCT', 'BENEFIT', 'ACCOUNT', 'ETC'] as const;
export const inquiryKind = z.enum(INQUIRY_KINDS, 'inquiry.v0001');
export type InquiryKind = z.infer<typeof inquiryKind>;

/** Length counts code points, after trimming. */
const text = ({ min, max }: { min: number; max: number }) =>
  z
    .string()
    .trim()
    .min(1, 'validation.v0019')
    .refine((value) => {
      const { length } = [...value];
      return length >= min && length <= max;
    }, 'validation.v0022');

/** An inquiry as it is typed, for form and server. Messages are codes of the `terms` catalogue, `claim.v0008` and `claim.v0010` those of photos. */
export const inquiryForm = z.object({
  kind: inquiryKind,
  /** Order that it is about, one of the member's own; empty for none. */
  orderCd: z.string().max(64).default(''),
  title: text(INQUIRY_LENGTH.title),
  body: text(INQUIRY_LENGTH.body),
  photoKeys: z.array(z.string().min(1).max(100)).max(INQUIRY_PHOTOS_MAX, 'claim.v0008').default([]),
});
