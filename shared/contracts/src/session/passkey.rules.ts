import * as z from 'zod';
import { PASSKEY_NAME_MAX } from '../constants';

/** By what name a member knows a passkey again, for form and server; letters are counted as they are read. Messages are codes of `terms`. */
export const passkeyNameForm = z.object({
  name: z
    .string()
    .trim()
    .min(1, 'validation.v0019')
    .refine((name) => [...name].length <= PASSKEY_NAME_MAX, 'validation.v0020'),
});
