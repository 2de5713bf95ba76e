import type { Meta } from '@hyangro/testing/stories/story';
import { drawn } from '../../../stories/drawn';
import { RatingLine, Stars } from '.';

export default { title: 'rating', component: RatingLine } satisfies Meta<never>;

export const Normal = drawn((w) => <RatingLine score="4.9" count="2,184" label={w.rating} />);

export const Drawn = drawn((w) => <Stars score={3.5} label={w.stars} />);
