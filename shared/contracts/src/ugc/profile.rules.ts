import * as z from 'zod';
import { BIO_MAX } from '../constants';

/** What a member decides about their public profile, for form and server. Length counts code points; messages are codes of the `terms` catalogue. */
export const publicInfoForm = z.object({
  bio: z
    .string()
    .trim()
    .refine((bio) => [...bio].length <= BIO_MAX, 'validation.v0020'),
  /** Everybody may see skin type, tone and concerns of the beauty profile. */
  showsTraits: z.boolean(),
});
export type PublicInfoForm = z.infer<typeof publicInfoForm>;
