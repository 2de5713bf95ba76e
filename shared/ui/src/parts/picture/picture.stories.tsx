import type { Meta } from '@hyangro/testing/stories/story';
import { drawn, PICTURE } from '../../../stories/drawn';
import { Picture } from '.';

export default { title: 'picture', component: Picture } satisfies Meta<never>;

export const Normal = drawn((w) => <Picture src={PICTURE} alt={w.image} sizes="360px" />);

export const Natural = drawn((w) => <Picture src={PICTURE} alt={w.image} sizes="360px" ratio="natural" fit="contain" />);

export const Empty = drawn(() => <Picture src={null} alt="" sizes="360px" />);
