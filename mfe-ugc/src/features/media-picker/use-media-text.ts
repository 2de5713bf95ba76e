import { useMessages } from '../../messages';
import type { MediaProblem } from './tiles.rules';

/** What this version can say of a photo or video. */
const TEXTS = {
  'review.v0003': 'media.code.video',
  'review.v0004': 'media.code.photo',
  'media.v0001': 'media.code.photoBytes',
  'media.v0002': 'media.code.pixels',
  'media.v0003': 'media.code.brokenVideo',
  'media.v0004': 'media.code.gone',
  'media.a0003': 'media.code.limit',
  'media.a0004': 'media.code.full',
} as const;
const isKnown = (code: string): code is keyof typeof TEXTS => Object.hasOwn(TEXTS, code);

/** A code of the contract in words; one that this version does not know in general ones. */
export function useMediaText(): (problem: MediaProblem) => string {
  const t = useMessages();
  return ({ code, values }) => (isKnown(code) ? t(TEXTS[code], values) : t('media.failed'));
}
