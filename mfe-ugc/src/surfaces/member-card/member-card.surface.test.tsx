import { screen, waitFor } from '@testing-library/react';
import { refusal, renderScreen, type EndpointMocks, type RenderScreenOptions } from '@hyangro/testing';
import cn from '../../../locales/cn.json';
import en from '../../../locales/en.json';
import { SIGNED_IN } from '../../testing/post.samples';
import { aProfile } from '../../testing/profile.samples';
import { messages } from '../../testing/samples';
import MemberCardSurface from './member-card.surface';

const show = async (endpoints: EndpointMocks, options: Partial<RenderScreenOptions> = {}) => {
  const page = await renderScreen(<MemberCardSurface memCd="M0004" />, { messages, endpoints, ...options });
  await waitFor(() => expect(page.services.queryClient.isFetching()).toBe(0));
  return page;
};

test('a small card tells who a member is and leads to their profile; a press follows them', async () => {
  const { user, calls } = await show(
    { 'GET /profiles/:targetMemCd': aProfile(), 'PUT /profiles/:targetMemCd/follow': { isFollowed: true, followers: 11 } },
    { session: SIGNED_IN },
  );
  expect(screen.getByRole('link', { name: '수연에스' }).getAttribute('href')).toBe('/profile/M0004');
  expect(screen.getByText('건성')).toBeTruthy();
  expect(screen.getByText('향은 적게 뿌려요').getAttribute('data-member-text')).toBe('');
  await user.click(screen.getByRole('button', { name: '수연에스 팔로우' }));
  expect(await screen.findByRole('button', { name: '수연에스 팔로잉' })).toBeTruthy();
  expect(calls).toContain('PUT /profiles/M0004/follow');
});

test.each([
  ['en', en, 'Follow 수연에스'],
  ['cn', cn, '关注수연에스'],
] as const)('a small card speaks the language of its reader: %s', async (locale, ugc, name) => {
  await show({ 'GET /profiles/:targetMemCd': aProfile() }, { locale, messages: { ugc } });
  expect(screen.getByRole('button', { name })).toBeTruthy();
});

test('one’s own card has nothing to follow; who hides their skin is not told by it', async () => {
  await show({ 'GET /profiles/:targetMemCd': aProfile({ canEdit: true, traits: null, bio: '' }) }, { session: SIGNED_IN });
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.queryByText('건성')).toBeNull();
});

test('of who has left there is no card', async () => {
  const { container } = await show({ 'GET /profiles/:targetMemCd': refusal('PROFILE_NOT_FOUND') });
  expect(container.textContent).toBe('');
});
