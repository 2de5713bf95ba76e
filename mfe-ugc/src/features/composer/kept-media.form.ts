import * as z from 'zod';
import type { PostMedia } from '@hyangro/contracts/ugc/media.contract';

const address = z.string().nullable();
const pixels = z.int().nullable();
/** A photo or video as a draft keeps it: all that shows it again. */
export const keptMedia: z.ZodType<PostMedia> = z.object({
  mediaKey: z.string().min(1).max(100),
  type: z.enum(['IMAGE', 'VIDEO']),
  url: z.string(),
  thumbUrl: address,
  listUrl: address,
  posterUrl: address,
  width: pixels,
  height: pixels,
});
