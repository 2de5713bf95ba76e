import * as z from 'zod';
import { FOLDER_NAME_MAX } from '../constants';

/** Name of a folder, for form and server; letters are counted as they are read. Messages are codes. */
export const folderForm = z.object({
  name: z
    .string()
    .trim()
    .min(1, 'validation.v0019')
    .refine((name) => [...name].length <= FOLDER_NAME_MAX, 'validation.v0020'),
});
