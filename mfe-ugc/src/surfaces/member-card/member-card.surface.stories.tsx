import { refusal } from '@hyangro/testing';
import type { Meta, Story } from '@hyangro/testing/stories/story';
import { SIGNED_IN } from '../../testing/post.samples';
import { aProfile } from '../../testing/profile.samples';
import { LONG, never, storyShop } from '../../testing/story-shop';
import MemberCardSurface from './member-card.surface';

type Props = Parameters<typeof MemberCardSurface>[0];

export default { title: 'ugc/member-card@1', component: MemberCardSurface, parameters: storyShop } satisfies Meta<Props>;

const args: Props = { memCd: 'M0004' };

export const Normal: Story<Props> = { args, parameters: { endpoints: { 'GET /profiles/:targetMemCd': aProfile() } } };
export const Own: Story<Props> = {
  args,
  parameters: { session: SIGNED_IN, endpoints: { 'GET /profiles/:targetMemCd': aProfile({ canEdit: true, traits: null, bio: '' }) } },
};
export const Loading: Story<Props> = { args, parameters: { endpoints: { 'GET /profiles/:targetMemCd': never } } };
export const Failed: Story<Props> = { args, parameters: { endpoints: { 'GET /profiles/:targetMemCd': refusal('PROFILE_NOT_FOUND') } } };
export const LongWords: Story<Props> = {
  args,
  parameters: { endpoints: { 'GET /profiles/:targetMemCd': aProfile({ nickname: LONG.slice(-60), bio: LONG }) } },
};
