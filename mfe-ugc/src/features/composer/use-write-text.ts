import { FEED_PRODUCTS_MAX, FEED_TEXT_MAX } from '@hyangro/contracts/constants';
import { useTextOfCode } from '@hyangro/runtime';
import { useMessages, type Message } from '../../messages';

/** What this version can say of a post beside its field. */
const TEXTS = {
  'review.a0007': 'write.code.rating',
  'review.v0001': 'write.code.tooShort',
  'review.v0002': 'write.code.media',
  'review.v0007': 'write.code.reviewTitle',
  'review.v0008': 'write.code.tooLong',
  'feed.v0001': 'write.code.feedText',
  'feed.v0002': 'write.code.feedProducts',
  'feed.v0003': 'write.code.noPhoto',
  'talk.v0001': 'write.code.voteProducts',
  'talk.v0002': 'write.code.talkTitle',
  'talk.v0003': 'write.code.talkProducts',
  'media.v0004': 'write.code.mediaGone',
} as const satisfies Record<string, Message>;
const isKnown = (code: string): code is keyof typeof TEXTS => Object.hasOwn(TEXTS, code);

/** `textOf('feed.v0001')`: a code of the contract in words, those that all forms share among them. */
export function useWriteText(): (code: string | undefined, values?: Record<string, unknown>) => string | undefined {
  const t = useMessages();
  const shared = useTextOfCode();
  return (code, values) => {
    if (code === undefined) return undefined;
    return isKnown(code) ? t(TEXTS[code], { letters: FEED_TEXT_MAX, products: FEED_PRODUCTS_MAX, ...values }) : shared(code, values);
  };
}
