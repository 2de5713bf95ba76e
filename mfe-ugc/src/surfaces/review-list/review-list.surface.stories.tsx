import { refusal } from '@hyangro/testing';
import type { Meta, Story } from '@hyangro/testing/stories/story';
import { aPage, aReview, aSummary } from '../../testing/samples';
import { LONG, never, storyShop } from '../../testing/story-shop';
import ReviewListSurface from './review-list.surface';

type Props = Parameters<typeof ReviewListSurface>[0];

export default { title: 'ugc/review-list@1', component: ReviewListSurface, parameters: storyShop } satisfies Meta<Props>;

const args: Props = { productCd: 'P0017' };
const reviews = ['하나', '둘', '셋'].map((title, at) => aReview({ ugcCd: `RV000${at}`, title }));
const noReviews = aSummary({ count: 0, average: null, distribution: [0, 0, 0, 0, 0], photos: [], photoCount: 0 });

export const Normal: Story<Props> = {
  args,
  parameters: { endpoints: { 'GET /product/:productCd/reviews': { ...aPage(reviews), summary: aSummary() } } },
};
export const One: Story<Props> = { ...Normal, args: { ...args, pageSize: 1 } };
export const Empty: Story<Props> = {
  args,
  parameters: { endpoints: { 'GET /product/:productCd/reviews': { ...aPage([]), summary: noReviews } } },
};
export const Loading: Story<Props> = { args, parameters: { endpoints: { 'GET /product/:productCd/reviews': never } } };
export const Failed: Story<Props> = {
  args,
  parameters: { endpoints: { 'GET /product/:productCd/reviews': refusal('BAD_PARAMETER') } },
};
export const LongWords: Story<Props> = {
  args,
  parameters: {
    endpoints: { 'GET /product/:productCd/reviews': { ...aPage([aReview({ title: LONG, content: LONG })]), summary: aSummary() } },
  },
};
