import type { Meta } from '@hyangro/testing/stories/story';
import { drawn } from '../../stories/drawn';
import * as icons from '.';

export default { title: 'icons', component: icons.Heart } satisfies Meta<never>;

export const Normal = drawn(() => (
  <>
    {Object.entries(icons).map(([name, Icon]) => (
      <Icon key={name} />
    ))}
  </>
));
