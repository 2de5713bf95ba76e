import type { ReactElement } from 'react';
import { screen, waitFor } from '@testing-library/react';
import { refusal, renderScreen, type EndpointMocks, type RenderScreenOptions } from '@hyangro/testing';
import type { Head, ScreenData } from '@hyangro/runtime';
import type { Post } from '../data/post.model';
import { aTalk, aVote } from './post.samples';
import { NOW, aFeed, aReview, messages, stillPage } from './samples';
import * as bestFeeds from '../screens/best-feeds/best-feeds.data';
import BestFeedsScreen from '../screens/best-feeds/best-feeds.screen';
import * as bestReviews from '../screens/best-reviews/best-reviews.data';
import BestReviewsScreen from '../screens/best-reviews/best-reviews.screen';
import { head as bestTalksHead, prefetch as bestTalksPrefetch } from '../screens/best-talks/best-talks.data';
import BestTalksScreen from '../screens/best-talks/best-talks.screen';
import * as feeds from '../screens/feeds/feeds.data';
import FeedsScreen from '../screens/feeds/feeds.screen';
import * as reviews from '../screens/reviews/reviews.data';
import ReviewsScreen from '../screens/reviews/reviews.screen';
import * as ugc from '../screens/ugc/ugc.data';
import UgcScreen from '../screens/ugc/ugc.screen';

beforeEach(stillPage);

const pages =
  (first: Post[], second: Post[] = []) =>
  (request: { query: URLSearchParams }) =>
    request.query.get('cursor') ? { items: second, nextCursor: null } : { items: first, nextCursor: second.length > 0 ? 'c1' : null };
const show = async (element: ReactElement, at: string, endpoints: object, options: Partial<RenderScreenOptions> = {}) => {
  const page = await renderScreen(element, {
    at,
    messages,
    now: () => NOW,
    endpoints: { 'GET /ugc/:ugcCd/comments': { items: [], nextCursor: null }, ...(endpoints as EndpointMocks) },
    ...options,
  });
  await waitFor(() => expect(page.services.queryClient.isFetching()).toBe(0));
  return page;
};
const hrefs = (start: string) =>
  screen.getAllByRole('link').flatMap((link) => {
    const href = link.getAttribute('href') ?? '';
    return href.startsWith(start) ? [href] : [];
  });

interface Case {
  row: string;
  path: string;
  element: ReactElement;
  /** Calls of the list, and of a post. */
  list: keyof EndpointMocks;
  post: keyof EndpointMocks;
  of(ugcCd: string, words: string): Post;
  gone: ReturnType<typeof refusal>;
  data: { prefetch: NonNullable<ScreenData<'Ugc'>['prefetch']>; head: NonNullable<ScreenData<'Ugc'>['head']> };
  /** Address by which its posts are shared. */
  shared: string;
}
const asFeed = (ugcCd: string, text: string) => aFeed({ ugcCd, text });
const asReview = (ugcCd: string, title: string) => aReview({ ugcCd, title });
const CASES: Case[] = [
  {
    row: 'R-UGC-01',
    path: '/best-reviews',
    element: <BestReviewsScreen />,
    list: 'GET /reviews/best',
    post: 'GET /reviews/:ugcCd',
    of: asReview,
    gone: refusal('REVIEW_NOT_FOUND'),
    data: bestReviews,
    shared: '/reviews',
  },
  {
    row: 'R-UGC-05',
    path: '/best-feeds',
    element: <BestFeedsScreen />,
    list: 'GET /feeds/best',
    post: 'GET /feeds/:ugcCd',
    of: asFeed,
    gone: refusal('FEED_NOT_FOUND'),
    data: bestFeeds,
    shared: '/feeds',
  },
  {
    row: 'R-UGC-10',
    path: '/reviews',
    element: <ReviewsScreen />,
    list: 'GET /reviews',
    post: 'GET /reviews/:ugcCd',
    of: asReview,
    gone: refusal('REVIEW_NOT_FOUND'),
    data: reviews,
    shared: '/reviews',
  },
  {
    row: 'R-UGC-11',
    path: '/feeds',
    element: <FeedsScreen />,
    list: 'GET /feeds',
    post: 'GET /feeds/:ugcCd',
    of: asFeed,
    gone: refusal('FEED_NOT_FOUND'),
    data: feeds,
    shared: '/feeds',
  },
  {
    row: 'R-UGC-13',
    path: '/ugc',
    element: <UgcScreen />,
    list: 'GET /ugc',
    post: 'GET /feeds/:ugcCd',
    of: asFeed,
    gone: refusal('FEED_NOT_FOUND'),
    data: ugc,
    shared: '/feeds',
  },
];

describe.each(CASES)('$path', ({ row, path, element, list, post, of, gone, data, shared }) => {
  const EXTRA = { totalCount: 2, knowsMe: false };
  const listed = (first: Post[], second?: Post[]) => (request: { query: URLSearchParams }) => ({
    ...pages(first, second)(request),
    ...EXTRA,
  });
  const KIND = { 'GET /ugc/:ugcCd': { ugcCd: 'XX1', kind: 'FEED' } };

  test(`${row} each post of the list has an address of its own, and the list goes on`, async () => {
    const { user, calls } = await show(element, path, { [list]: listed([of('XX1', '첫 글')], [of('XX2', '둘째 글')]) });
    expect(hrefs(`${path}/`)).toEqual([`${path}/XX1`]);
    await user.click(screen.getByRole('button', { name: '더 보기' }));
    await waitFor(() => expect(hrefs(`${path}/`)).toEqual([`${path}/XX1`, `${path}/XX2`]));
    expect(calls.at(-1)).toContain('cursor=c1');
  });

  test(`${row} a press opens the post, and a part of the list goes on below it`, async () => {
    const { user, address } = await show(element, path, {
      [list]: listed([of('XX1', '첫 글'), of('XX2', '둘째 글')]),
      [post]: of('XX1', '첫 글'),
      ...KIND,
    });
    await user.click(screen.getByRole('link', { name: /첫 글/ }));
    expect((await screen.findByRole('heading', { level: 1, name: '첫 글' })).textContent).toBe('첫 글');
    expect(address()).toBe(`${path}/XX1`);
    expect(hrefs(`${path}/`)).toEqual([`${path}/XX2`]);
    expect(screen.getByRole('link', { name: '모두 보기' }).getAttribute('href')).toBe(path);
  });

  test(`${row} a shared post says its words and its picture; an unknown code is not found and leads to the list`, async () => {
    const args = (services: Parameters<Case['data']['head']>[0]['services']) => ({
      services,
      params: { ugcCd: 'XX1' },
      searchParams: new URLSearchParams(),
    });
    const found = await show(element, `${path}/XX1`, { [list]: listed([]), [post]: of('XX1', '첫 글'), ...KIND });
    await data.prefetch(args(found.services));
    const head: Head = data.head(args(found.services));
    expect(head).toMatchObject({ title: '첫 글', canonical: `${shared}/XX1` });
    expect(head.image).toMatch(/^\/media\/product\//);
    found.unmount();

    const lost = await show(element, `${path}/XX1`, { [list]: listed([]), [post]: gone, ...KIND });
    expect(screen.getByRole('heading', { level: 1, name: '찾으시는 글이 없어요' })).toBeTruthy();
    expect(hrefs(path)).toEqual([path]);
    await data.prefetch(args(lost.services));
    expect(data.head(args(lost.services))).toMatchObject({ status: 404, noIndex: true });
  });

  test(`${row} an empty list says so; a list that cannot be had can be asked for again`, async () => {
    const empty = await show(element, path, { [list]: listed([]) });
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(empty.container.textContent).toMatch(/아직 .*없어요/);
    empty.unmount();

    let n = 0;
    const { user } = await show(
      element,
      path,
      {
        [list]: (request: { query: URLSearchParams }) => (n++ === 0 ? refusal('TOO_MANY_REQUESTS') : listed([of('XX1', '첫 글')])(request)),
      },
      { canFail: true },
    );
    await user.click(screen.getByRole('button', { name: 'retry' }));
    expect(await screen.findByText('첫 글')).toBeTruthy();
  });
});

test('R-UGC-10 the stream of reviews is narrowed by stars, pictures and "like me", in the address and at the server', async () => {
  const { user, calls, address } = await show(<ReviewsScreen />, '/reviews', {
    'GET /reviews': { items: [aReview()], nextCursor: null, knowsMe: true },
  });
  for (const name of ['도움순', '나와 비슷한', '사진', '별점 4점']) await user.click(screen.getByRole('button', { name }));
  await waitFor(() => expect(address()).toBe('/reviews?sort=helpful&rating=4&photos=1&like-me=1'));
  await waitFor(() => expect(calls.at(-1)).toBe('GET /reviews?sort=helpful&rating=4&photosOnly=true&likeMe=true&limit=12'));
});

test('R-UGC-10 who has no beauty profile is led to it, and a filter that fits nothing can be cleared', async () => {
  const endpoints = { 'GET /reviews': { items: [], nextCursor: null, knowsMe: false } };
  const unknown = await show(<ReviewsScreen />, '/reviews?like-me=1', endpoints);
  expect(screen.getByRole('link', { name: '뷰티 프로필 채우기' }).getAttribute('href')).toBe('/mypage/profile');
  unknown.unmount();
  const { user, address } = await show(<ReviewsScreen />, '/reviews?rating=1', endpoints);
  await user.click(screen.getByRole('button', { name: '조건 지우기' }));
  await waitFor(() => expect(address()).toBe('/reviews'));
});

test('R-UGC-12 the best talks are questions and votes, each with how far it has come, and open at their own address', async () => {
  const { services } = await show(<BestTalksScreen />, '/best-talks', {
    'GET /talks/best': { items: [aTalk(), aVote()], nextCursor: null },
  });
  expect(screen.getByRole('link', { name: /출근길에 뿌릴 향.*답변 1/ }).getAttribute('href')).toBe('/ugc/TK0001');
  expect(screen.getByRole('link', { name: /어느 쪽이 나을까요.*3명 참여/ }).getAttribute('href')).toBe('/ugc/TK0002');
  expect(screen.getByRole('link', { name: '물어보기' }).getAttribute('href')).toBe('/talk/new');
  const args = { services, params: {}, searchParams: new URLSearchParams() };
  await bestTalksPrefetch?.(args);
  expect(bestTalksHead(args).title).toBe('베스트 토크');
});

test('R-UGC-13 the mixed stream shows every kind; an unknown code is not found', async () => {
  const mixed = await show(<UgcScreen />, '/ugc', { 'GET /ugc': { items: [aReview(), aFeed(), aTalk()], nextCursor: null } });
  expect(hrefs('/ugc/').sort()).toEqual(['/ugc/FD0001', '/ugc/RV0001', '/ugc/TK0001']);
  mixed.unmount();
  await show(<UgcScreen />, '/ugc/NOPE', { 'GET /ugc': { items: [], nextCursor: null }, 'GET /ugc/:ugcCd': refusal('UGC_NOT_FOUND') });
  expect(screen.getByRole('heading', { level: 1, name: '찾으시는 글이 없어요' })).toBeTruthy();
});
