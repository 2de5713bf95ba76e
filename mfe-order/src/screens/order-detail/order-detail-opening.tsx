import type { ScreenPreview } from '@hyangro/runtime';
import { Skeleton } from '@hyangro/ui/skeleton';
import { Panel, SummaryLayout } from '../../features/summary-layout/summary-layout';

/** The order's page while its answer is on the way: the boxes, and the number that the list knew. */
export const OrderDetailOpening = ({ preview: { title, overline } }: { preview: ScreenPreview }) => (
  <SummaryLayout title={title} side={<Skeleton w="100%" h={220} />}>
    <Panel>
      <p>{overline}</p>
      <Skeleton w="100%" h={96} />
    </Panel>
    <Panel>
      <Skeleton w="100%" h={160} />
    </Panel>
  </SummaryLayout>
);
