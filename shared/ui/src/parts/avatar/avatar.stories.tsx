import type { Meta } from '@hyangro/testing/stories/story';
import { drawn, PICTURE } from '../../../stories/drawn';
import { Avatar } from '.';

export default { title: 'avatar', component: Avatar } satisfies Meta<never>;

export const Normal = drawn(() => <Avatar seed="M0001" />);

export const Named = drawn((w) => <Avatar seed="M0002" size={64} alt={w.photo} />);

export const Photo = drawn((w) => <Avatar seed="M0003" src={PICTURE} alt={w.photo} />);
