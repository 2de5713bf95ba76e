import { screen, waitFor } from '@testing-library/react';
import type { MemberDetails } from '@hyangro/contracts/session/session.contract';
import { createTestServices, refusal, renderScreen, type EndpointMocks, type RenderScreenOptions } from '@hyangro/testing';
import { aProfile } from '../../testing/profile.samples';
import { messages } from '../../testing/samples';
import { head, prefetch } from './profile-info.data';
import ProfileInfoScreen from './profile-info.screen';

const AT = '/profile/profile-info';
const OWN = { isLogin: true, member: { memCd: 'M0004' } as MemberDetails };
const info = { memCd: 'M0004', bio: '향은 적게 뿌려요', showsTraits: true, canWriteFeed: true };
const show = async (endpoints: object = {}, options: Partial<RenderScreenOptions> = {}) => {
  const page = await renderScreen(<ProfileInfoScreen />, {
    at: AT,
    messages,
    session: OWN,
    endpoints: {
      'GET /profiles/:targetMemCd': aProfile({ canEdit: true }),
      'GET /member/public-profile': info,
      ...endpoints,
    } as EndpointMocks,
    ...options,
  });
  await waitFor(() => expect(page.services.queryClient.isFetching()).toBe(0));
  return page;
};
const bio = () => screen.getByRole('textbox', { name: '한 줄 소개' });
const save = () => screen.getByRole('button', { name: '저장' });

test('R-PUB-11 a member sees what others see of their skin, and the way to where it is edited', async () => {
  await show();
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['건성', '21호', '모공']);
  expect(screen.getByRole('link', { name: '뷰티 프로필 고치기' }).getAttribute('href')).toBe('/mypage/profile');
});

test('R-PUB-11 a member changes what they say and show', async () => {
  let sent: unknown;
  const { user, shown } = await show({
    'PUT /member/public-profile': ({ body }: { body: unknown }) => {
      sent = body;
      return { ...info, bio: '향은 많이', showsTraits: false };
    },
  });
  await user.clear(bio());
  await user.type(bio(), ' 향은 많이 ');
  await user.click(screen.getByRole('switch', { name: '피부 정보 보이기' }));
  await user.click(save());
  await waitFor(() => expect(shown.toasts).toEqual(['저장했어요']));
  expect(sent).toEqual({ bio: '향은 많이', showsTraits: false });
});

test('R-PUB-11 a line of 61 letters is told at its field, by the form and by the server, and stays', async () => {
  const code = 'validation.v0020';
  const { user, calls } = await show({ 'PUT /member/public-profile': refusal('VALIDATION_FAILED', [{ field: 'bio', code }]) });
  await user.clear(bio());
  await user.type(bio(), '가'.repeat(61));
  await user.click(save());
  expect(await screen.findByText('60자까지 적을 수 있어요.')).toBeTruthy();
  expect(calls.some((call) => call.startsWith('PUT'))).toBe(false);
  await user.type(bio(), '{Backspace}');
  await user.click(save());
  await waitFor(() => expect(calls.some((call) => call.startsWith('PUT'))).toBe(true));
  expect(await screen.findByText('60자까지 적을 수 있어요.')).toBeTruthy();
  expect((bio() as HTMLInputElement).value).toHaveLength(60);
});

test('R-PUB-11 what is typed and not saved is there when the member comes back', async () => {
  const first = await show();
  await first.user.type(bio(), '!');
  first.unmount();
  await show({}, { after: { services: first.services, calls: first.calls, shown: first.shown } });
  expect((bio() as HTMLInputElement).value).toBe('향은 적게 뿌려요!');
});

test('R-PUB-11 of somebody else everything is read and nothing edited', async () => {
  await show({ 'GET /profiles/:targetMemCd': aProfile() }, { at: `${AT}?memCd=M0004`, session: { isLogin: false, member: null } });
  expect(screen.getByText('향은 적게 뿌려요')).toBeTruthy();
  expect([screen.queryByRole('textbox'), screen.queryByRole('link', { name: '뷰티 프로필 고치기' })]).toEqual([null, null]);
  expect(screen.getByRole('link', { name: '쓴 글 보기' }).getAttribute('href')).toBe('/profile/M0004');
});

test('R-PUB-11 traits that a member does not show, or has not told, say so', async () => {
  const { unmount } = await show({ 'GET /profiles/:targetMemCd': aProfile({ traits: null }) });
  expect(screen.getByText('피부 정보를 보이지 않게 했어요.')).toBeTruthy();
  unmount();
  await show({ 'GET /profiles/:targetMemCd': aProfile({ traits: { skinType: null, skinTone: null, concern: [] } }) });
  expect(screen.getAllByText('아직 적지 않았어요')).toHaveLength(3);
});

test('R-PUB-11 a visitor who names nobody is asked to log in', async () => {
  const { user, shown, calls } = await show({}, { session: { isLogin: false, member: null } });
  await user.click(screen.getByRole('button', { name: '로그인' }));
  expect([shown.loginTargets.length, calls.length]).toEqual([1, 0]);
});

test('R-PUB-11 an unknown member is not found, and the head says 404', async () => {
  await show({ 'GET /profiles/:targetMemCd': refusal('PROFILE_NOT_FOUND') }, { at: `${AT}?memCd=NONE` });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('찾을 수 없는 회원이에요');
  const { services } = createTestServices({ messages, endpoints: { 'GET /profiles/:targetMemCd': refusal('PROFILE_NOT_FOUND') } });
  const args = { services, params: {}, searchParams: new URLSearchParams('memCd=NONE') };
  await prefetch(args);
  expect(head(args)).toMatchObject({ status: 404, noIndex: true });
  expect(head({ ...args, searchParams: new URLSearchParams() }).title).toBe('프로필 정보');
});
