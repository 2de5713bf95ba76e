import type { Meta } from '@hyangro/testing/stories/story';
import { drawn } from '../../../stories/drawn';
import { Menu } from '../../icons';
import { IconButton } from '../button';
import { Gnb } from '.';

export default { title: 'gnb', component: Gnb } satisfies Meta<never>;

export const Normal = drawn((w) => (
  <Gnb
    label={w.menu}
    stickyTop={0}
    items={[
      { key: 'a', to: '/', label: w.home, selected: true },
      { key: 'b', to: '/brands', label: w.brand },
    ]}
    start={
      <IconButton label={w.menu}>
        <Menu />
      </IconButton>
    }
  />
));

export const LongWords = drawn((w) => (
  <Gnb
    label={w.menu}
    stickyTop={0}
    items={[
      { key: 'a', to: '/', label: w.long },
      { key: 'b', to: '/brands', label: w.longWord, selected: true },
    ]}
  />
));
