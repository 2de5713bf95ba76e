import { refusal } from '@hyangro/testing';
import type { Meta, Story } from '@hyangro/testing/stories/story';
import { aFeed } from '../../testing/samples';
import { LONG, never, storyShop } from '../../testing/story-shop';
import FeedRailSurface from './feed-rail.surface';

type Props = Parameters<typeof FeedRailSurface>[0];

export default { title: 'ugc/feed-rail@1', component: FeedRailSurface, parameters: storyShop } satisfies Meta<Props>;

const args: Props = { productCd: 'P0001' };
const feeds = [aFeed(), aFeed({ ugcCd: 'FD0002', text: '둘째' })];

export const Normal: Story<Props> = {
  args,
  parameters: { endpoints: { 'GET /product/:productCd/feeds': { items: feeds, nextCursor: 'next' } } },
};
export const Empty: Story<Props> = {
  args,
  parameters: { endpoints: { 'GET /product/:productCd/feeds': { items: [], nextCursor: null } } },
};
export const Loading: Story<Props> = { args, parameters: { endpoints: { 'GET /product/:productCd/feeds': never } } };
export const Failed: Story<Props> = {
  args,
  parameters: { endpoints: { 'GET /product/:productCd/feeds': refusal('PRODUCT_NOT_FOUND') } },
};
export const LongWords: Story<Props> = {
  args,
  parameters: { endpoints: { 'GET /product/:productCd/feeds': { items: [aFeed({ text: LONG })], nextCursor: null } } },
};
