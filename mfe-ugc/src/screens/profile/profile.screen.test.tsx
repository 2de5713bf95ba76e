import { screen, waitFor, within } from '@testing-library/react';
import { RETRY, createTestServices, refusal, renderScreen, type EndpointMocks, type RenderScreenOptions } from '@hyangro/testing';
import type { MemberCard } from '@hyangro/contracts/ugc/profile.contract';
import cn from '../../../locales/cn.json';
import en from '../../../locales/en.json';
import ko from '../../../locales/ko.json';
import type { Post } from '../../data/post.model';
import { SIGNED_IN, aTalk } from '../../testing/post.samples';
import { aProfile } from '../../testing/profile.samples';
import { NOW, aFeed, aReview, anAuthor, messages, stillPage } from '../../testing/samples';
import { head, prefetch } from './profile.data';
import ProfileScreen from './profile.screen';

beforeEach(stillPage);

const AT = '/profile/M0004';
const POSTS: Post[] = [aReview({ ugcCd: 'RV1' }), aFeed({ ugcCd: 'FD1' }), aTalk({ ugcCd: 'TK1' })];
const posts = ({ query }: { query: URLSearchParams }) => {
  const tab = query.get('tab') ?? 'ALL';
  return { items: POSTS.filter(({ kind }) => tab === 'ALL' || kind === tab), nextCursor: null };
};
const show = async (endpoints: object = {}, options: Partial<RenderScreenOptions> = {}) => {
  const page = await renderScreen(<ProfileScreen />, {
    at: AT,
    messages,
    now: () => NOW,
    endpoints: {
      'GET /profiles/:targetMemCd': aProfile(),
      'GET /profiles/:targetMemCd/posts': posts,
      ...(endpoints as EndpointMocks),
    },
    ...options,
  });
  await waitFor(() => expect(page.services.queryClient.isFetching()).toBe(0));
  return page;
};
const addresses = () =>
  screen
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'))
    .filter((href) => /(RV|FD|TK)1/.test(href ?? ''));

test('R-PUB-12 a profile tells name, words and counts, and shows all posts; each leads to its own address', async () => {
  await show();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('수연에스');
  expect(screen.getByText('향은 적게 뿌려요')).toBeTruthy();
  expect(screen.getByText('건성 · 모공')).toBeTruthy();
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['6', '10', '4']);
  expect(new Set(addresses())).toEqual(new Set(['/reviews/RV1', '/feeds/FD1', '/ugc/TK1']));
});

test('R-PUB-12 R-OTH-19 a tab shows its kind and stands in the address, where Back finds it', async () => {
  const { user, address, calls } = await show();
  await user.click(screen.getByRole('tab', { name: '피드' }));
  await waitFor(() => expect(new Set(addresses())).toEqual(new Set(['/feeds/FD1'])));
  expect(address()).toBe(`${AT}?tab=FEED`);
  expect(screen.getByRole('tabpanel', { name: '피드' })).toBeTruthy();
  await user.click(screen.getByRole('tab', { name: '전체' }));
  expect(address()).toBe(AT);
  expect(calls.filter((call) => call.includes('/posts'))).toHaveLength(2);
});

test('R-PUB-12 a member follows at a press, and the count follows', async () => {
  const { user, calls, shown } = await show(
    { 'PUT /profiles/:targetMemCd/follow': { isFollowed: true, followers: 11 } },
    { session: SIGNED_IN },
  );
  await user.click(screen.getByRole('button', { name: '수연에스 팔로우' }));
  expect(await screen.findByRole('button', { name: '수연에스 팔로잉' })).toBeTruthy();
  expect(screen.getAllByRole('definition')[1]?.textContent).toBe('11');
  expect([calls.at(-1), shown.toasts]).toEqual(['PUT /profiles/M0004/follow', ['팔로우했어요.']]);
});

test('R-PUB-12 who is followed is followed no longer at a press; a refusal changes nothing', async () => {
  const { user, shown } = await show(
    {
      'GET /profiles/:targetMemCd': aProfile({ isFollowed: true }),
      'DELETE /profiles/:targetMemCd/follow': refusal('PROFILE_NOT_FOUND'),
    },
    { session: SIGNED_IN },
  );
  await user.click(screen.getByRole('button', { name: '수연에스 팔로잉' }));
  await waitFor(() => expect(shown.errors).toHaveLength(1));
  expect(screen.getByRole('button', { name: '수연에스 팔로잉' })).toBeTruthy();
});

test('R-PUB-12 a visitor who follows is sent to Login, and nothing is sent', async () => {
  const { user, calls, shown } = await show();
  const before = calls.length;
  await user.click(screen.getByRole('button', { name: '수연에스 팔로우' }));
  expect([shown.loginTargets.length, calls.length]).toEqual([1, before]);
});

test('R-PUB-12 on their own profile a member edits, and follows or blocks nobody', async () => {
  await show({ 'GET /profiles/:targetMemCd': aProfile({ canEdit: true }) }, { session: SIGNED_IN });
  expect(screen.getByRole('link', { name: '프로필 정보 고치기' }).getAttribute('href')).toBe('/profile/profile-info');
  expect(screen.queryByRole('button', { name: /팔로우/ })).toBeNull();
  expect(screen.queryByRole('button', { name: messages.ugc['post.block'] })).toBeNull();
});

test('R-PUB-12 a member puts another out of sight after a question', async () => {
  const { user, shown, calls } = await show({ 'PUT /blocks/:targetMemCd': undefined }, { session: SIGNED_IN, confirm: true });
  await user.click(screen.getByRole('button', { name: messages.ugc['post.block'] }));
  await waitFor(() => expect(calls.includes('PUT /blocks/M0004')).toBe(true));
  expect(shown.confirms).toHaveLength(1);
});

test('R-PUB-12 a profile without posts says so; on one’s own it leads to writing', async () => {
  const nothing = { 'GET /profiles/:targetMemCd/posts': { items: [], nextCursor: null } };
  const { unmount } = await show(nothing);
  expect(screen.getByText('아직 쓴 글이 없어요')).toBeTruthy();
  unmount();
  await show({ ...nothing, 'GET /profiles/:targetMemCd': aProfile({ canEdit: true, traits: null, bio: '' }) });
  expect(screen.getByText('궁금한 것을 물어보며 시작해 보세요.')).toBeTruthy();
});

test('R-PUB-12 an unknown member, and one who left, is not found', async () => {
  await show({ 'GET /profiles/:targetMemCd': refusal('PROFILE_NOT_FOUND') });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('찾을 수 없는 회원이에요');
});

test('R-PUB-12 a list that fails is asked for again at a press', async () => {
  let tries = 0;
  const { user } = await show(
    { 'GET /profiles/:targetMemCd/posts': (request: never) => ((tries += 1) === 1 ? refusal('TOO_MANY_REQUESTS') : posts(request)) },
    { canFail: true },
  );
  await user.click(screen.getByRole('button', { name: RETRY }));
  await waitFor(() => expect(addresses().length).toBeGreaterThan(0));
});

const members = (first: number, count: number): MemberCard[] =>
  Array.from({ length: count }, (_, n) => ({
    ...anAuthor({ memCd: `M00${first + n}` as MemberCard['memCd'], nickname: `향${first + n}` }),
    isMe: false,
  }));
const names = () =>
  within(screen.getByRole('dialog'))
    .queryAllByRole('link')
    .map((link) => link.textContent);

test('the count of followers opens who they are, page by page, and closing leads back to the profile as it was', async () => {
  const { user, address, calls } = await show(
    {
      'GET /profiles/:targetMemCd/followers': ({ query }: { query: URLSearchParams }) =>
        query.get('cursor') ? { items: members(30, 1), nextCursor: null } : { items: members(20, 2), nextCursor: 'c1' },
    },
    { at: `${AT}?tab=FEED` },
  );
  await user.click(screen.getByRole('link', { name: '팔로워 10' }));
  expect(await screen.findByRole('heading', { name: '팔로워' })).toBeTruthy();
  await waitFor(() => expect(names()).toEqual(['향20', '향21']));
  expect(address()).toBe(`${AT}?tab=FEED&list=followers`);
  expect(within(screen.getByRole('dialog')).getByRole('link', { name: '향20' }).getAttribute('href')).toBe('/profile/M0020');
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: '더 보기' }));
  await waitFor(() => expect(names()).toEqual(['향20', '향21', '향30']));
  expect(calls.filter((call) => call.includes('/followers'))).toEqual([
    'GET /profiles/M0004/followers',
    'GET /profiles/M0004/followers?cursor=c1',
  ]);
  await user.click(screen.getByRole('button', { name: '닫기' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(address()).toBe(`${AT}?tab=FEED`);
});

test('an address with a list open shows it; from there one follows, and nobody follows themselves', async () => {
  const [other, me] = members(20, 2);
  const { user, address } = await show(
    {
      'GET /profiles/:targetMemCd/following': { items: [other, { ...me, isMe: true }], nextCursor: null },
      'PUT /profiles/:targetMemCd/follow': { isFollowed: true, followers: 1 },
    },
    { at: `${AT}?list=following`, session: SIGNED_IN },
  );
  const sheet = within(await screen.findByRole('dialog'));
  await user.click(await sheet.findByRole('button', { name: '향20 팔로우' }));
  expect(await sheet.findByRole('button', { name: '향20 팔로잉' })).toBeTruthy();
  expect(sheet.queryByRole('button', { name: /^향21/ })).toBeNull();
  await user.click(sheet.getByRole('button', { name: '닫기' }));
  await waitFor(() => expect(address()).toBe(AT));
});

test.each([
  ['ko', ko, 'followers'],
  ['en', en, 'followers'],
  ['cn', cn, 'following'],
] as const)('a list of members without one says so: %s', async (locale, ugc, side) => {
  const nobody = { items: [], nextCursor: null };
  await show(
    { 'GET /profiles/:targetMemCd/followers': nobody, 'GET /profiles/:targetMemCd/following': nobody },
    { at: `${AT}?list=${side}`, locale, messages: { ugc } },
  );
  expect(await screen.findByText(ugc[side === 'followers' ? 'profile.noFollowers' : 'profile.noFollowing'])).toBeTruthy();
});

test('a list of members that fails is asked for again at a press', async () => {
  let tries = 0;
  const { user } = await show(
    {
      'GET /profiles/:targetMemCd/followers': () =>
        (tries += 1) === 1 ? refusal('TOO_MANY_REQUESTS') : { items: members(20, 1), nextCursor: null },
    },
    { at: `${AT}?list=followers` },
  );
  await user.click(await screen.findByRole('button', { name: messages.terms['action.retry'] }));
  await waitFor(() => expect(names()).toEqual(['향20']));
});

test('R-PUB-12 the head names the member; nobody’s page is 404', async () => {
  const endpoints: EndpointMocks = { 'GET /profiles/:targetMemCd': aProfile(), 'GET /profiles/:targetMemCd/posts': posts as never };
  const read = async (mocks: EndpointMocks) => {
    const { services } = createTestServices({ messages, endpoints: mocks });
    const args = { services, params: { targetMemCd: 'M0004' }, searchParams: new URLSearchParams() };
    const first = head(args);
    await prefetch(args);
    return [first, head(args)];
  };
  expect(await read(endpoints)).toEqual([{ title: '프로필' }, { title: '수연에스 님의 프로필', description: '향은 적게 뿌려요' }]);
  expect((await read({ ...endpoints, 'GET /profiles/:targetMemCd': refusal('PROFILE_NOT_FOUND') }))[1]).toMatchObject({ status: 404 });
});
