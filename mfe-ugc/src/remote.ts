import { defineRemote } from '@hyangro/runtime';
import { imageViewerHead } from './screens/image-viewer/image-viewer.head';
import { searchQueries } from './data/search.queries';
import { searchUgcHead } from './features/common/search.head';

export default defineRemote({
  name: 'ugc',
  screens: {
    'best-reviews': {
      load: () => import('./screens/best-reviews/best-reviews.screen'),
      data: () => import('./screens/best-reviews/best-reviews.data'),
      words: 'posts',
    },
    'best-feeds': {
      load: () => import('./screens/best-feeds/best-feeds.screen'),
      data: () => import('./screens/best-feeds/best-feeds.data'),
      words: 'posts',
    },
    'best-talks': {
      load: () => import('./screens/best-talks/best-talks.screen'),
      data: () => import('./screens/best-talks/best-talks.data'),
      words: 'posts',
    },
    reviews: {
      load: () => import('./screens/reviews/reviews.screen'),
      data: () => import('./screens/reviews/reviews.data'),
      words: 'posts',
    },
    feeds: {
      load: () => import('./screens/feeds/feeds.screen'),
      data: () => import('./screens/feeds/feeds.data'),
      words: 'posts',
    },
    ugc: {
      load: () => import('./screens/ugc/ugc.screen'),
      data: () => import('./screens/ugc/ugc.data'),
      words: 'posts',
    },
    profile: {
      load: () => import('./screens/profile/profile.screen'),
      data: () => import('./screens/profile/profile.data'),
      words: 'posts',
    },
    'profile-info': {
      load: () => import('./screens/profile-info/profile-info.screen'),
      data: () => import('./screens/profile-info/profile-info.data'),
      words: 'posts',
    },
    'image-viewer': {
      load: () => import('./screens/image-viewer/image-viewer.screen'),
      head: imageViewerHead,
      words: 'posts',
    },
    'product-reviews': {
      load: () => import('./screens/product-reviews/product-reviews.screen'),
      data: () => import('./screens/product-reviews/product-reviews.data'),
      words: 'product',
    },
    'search-reviews': {
      load: () => import('./screens/search-reviews/search-reviews.screen'),
      prefetch: async ({ services, params }) =>
        params.keyword?.trim() && services.queryClient.prefetchInfiniteQuery(searchQueries.reviews(services, params.keyword.trim())),
      head: searchUgcHead('reviews'),
      words: 'posts',
    },
    'search-feeds': {
      load: () => import('./screens/search-feeds/search-feeds.screen'),
      prefetch: async ({ services, params }) =>
        params.keyword?.trim() && services.queryClient.prefetchInfiniteQuery(searchQueries.feeds(services, params.keyword.trim())),
      head: searchUgcHead('feeds'),
      words: 'posts',
    },
    'review-form': {
      load: () => import('./screens/review-form/review-form.screen'),
      data: () => import('./screens/review-form/review-form.data'),
      words: 'write',
    },
    'feed-form': {
      load: () => import('./screens/feed-form/feed-form.screen'),
      data: () => import('./screens/feed-form/feed-form.data'),
      words: 'write',
    },
    'talk-form': {
      load: () => import('./screens/talk-form/talk-form.screen'),
      data: () => import('./screens/talk-form/talk-form.data'),
      words: 'write',
    },
    'my-reviews': {
      load: () => import('./screens/my-reviews/my-reviews.screen'),
      data: () => import('./screens/my-reviews/my-reviews.data'),
      words: 'write',
    },
  },
  surfaces: {
    'ugc/review-list@1': () => import('./surfaces/review-list/review-list.surface'),
    'ugc/feed-rail@1': () => import('./surfaces/feed-rail/feed-rail.surface'),
    'ugc/member-card@1': () => import('./surfaces/member-card/member-card.surface'),
  },
  messages: {
    ko: () => import('../locales/ko.json'),
    en: () => import('../locales/en.json'),
    cn: () => import('../locales/cn.json'),
  },
});
