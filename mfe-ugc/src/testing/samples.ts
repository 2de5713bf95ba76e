import type { Feed } from '@hyangro/contracts/ugc/feed.contract';
import type { PostAuthor } from '@hyangro/contracts/ugc/post.schemas';
import type { PostMedia } from '@hyangro/contracts/ugc/media.contract';
import type { Review, ReviewSummary } from '@hyangro/contracts/ugc/review.contract';
import terms from '@hyangro/contracts/messages/terms.ko.json';
import ko from '../../locales/ko.json';

/** What tests of this package render with. */
export const messages = { ugc: ko, terms };
export const NOW = Date.parse('2026-11-21T03:00:00Z');

export const anAuthor = (over: Partial<PostAuthor> = {}): PostAuthor => ({
  memCd: 'M0004' as PostAuthor['memCd'],
  nickname: '수연에스',
  avatarSeed: 'M0004',
  photoUrl: null,
  skinType: 'DRY',
  isFollowed: false,
  ...over,
});

export const aReview = (over: Partial<Review> = {}): Review => ({
  ugcCd: 'RV0001',
  kind: 'REVIEW',
  rating: 5,
  title: '새벽 항구 한 병',
  content: '차갑고 짭짤한데 스포츠 향수 같은 느낌은 없어요.',
  locale: 'ko',
  author: {
    ...anAuthor({ memCd: 'M0005' as Review['author']['memCd'], avatarSeed: 'M0005', skinType: 'COMBI' }),
    skinTone: null,
    concern: [],
    ageBand: '30s',
  },
  product: {
    productCd: 'P0017' as Review['product']['productCd'],
    brandNm: '오렐르',
    productNm: '새벽 항구',
    imgMainUrl: '/media/product/P0017-360.89a82939.webp',
    optionNm: '50ml',
  },
  traits: {},
  media: [],
  likeCnt: 26,
  commentCnt: 0,
  isBest: true,
  isLiked: false,
  isMine: false,
  canModify: false,
  isEdited: false,
  moderation: null,
  createdAt: '2026-11-18T03:00:00Z',
  ...over,
});

/** A photo or video of a post. */
export const aMedia = (over: Partial<PostMedia> = {}): PostMedia => ({
  mediaKey: over.url ?? 'RV0001-1',
  type: 'IMAGE',
  url: '/media/shopper/1.webp',
  thumbUrl: null,
  listUrl: null,
  posterUrl: null,
  width: null,
  height: null,
  ...over,
});

export const aFeed = (over: Partial<Feed> = {}): Feed => ({
  ugcCd: 'FD0001',
  kind: 'FEED',
  text: '유자 두 번, 욕실이 귤밭이에요',
  locale: 'ko',
  author: anAuthor(),
  products: [
    {
      productCd: 'P0001' as Feed['products'][number]['productCd'],
      brandNm: '오렐르',
      productNm: '로즈 판톰',
      imgMainUrl: '/media/product/P0001-360.89a82939.webp',
      pin: null,
    },
  ],
  media: [],
  likeCnt: 34,
  commentCnt: 0,
  isBest: false,
  isLiked: false,
  isMine: false,
  canModify: false,
  isEdited: false,
  moderation: null,
  isLocked: false,
  createdAt: '2026-11-18T03:00:00Z',
  ...over,
});

export const aSummary = (over: Partial<ReviewSummary> = {}): ReviewSummary => ({
  count: 100,
  average: 4.9,
  distribution: [86, 10, 3, 1, 0],
  photoCount: 42,
  photos: [1, 2, 3, 4, 5].map((n) => ({ ugcCd: `RV000${n}`, url: `/media/shopper/P0017-${n}-360.89a8293${n}.webp` })),
  traits: [],
  facets: [],
  ...over,
});

export const aPage = (items: Review[], over: { nextCursor?: string | null; totalCount?: number } = {}) => ({
  items,
  totalCount: items.length,
  nextCursor: null,
  knowsMe: false,
  ...over,
});

/** jsdom has no layout: nothing is ever near the end by itself. */
export function stillPage(): void {
  globalThis.IntersectionObserver = class {
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
  Element.prototype.scrollIntoView = () => undefined;
}
