import type { Meta } from '@hyangro/testing/stories/story';
import { drawn } from '../../../stories/drawn';
import { LinkButton } from '../button';
import { EmptyState } from '.';

export default { title: 'empty-state', component: EmptyState } satisfies Meta<never>;

export const Normal = drawn((w) => <EmptyState title={w.empty} />);

export const WithAction = drawn((w) => (
  <EmptyState
    isScreen
    title={w.empty}
    text={w.description}
    action={
      <LinkButton variant="line" to="/">
        {w.home}
      </LinkButton>
    }
  />
));

export const LongWords = drawn((w) => <EmptyState title={w.long} text={w.longWord} />);
