import { Suspense } from 'react';
import { POINTS_MAX_PERCENT } from '@hyangro/contracts/constants';
import { ListPage, RowSkeletons } from '@hyangro/commerce/list';
import { Skeleton } from '@hyangro/ui/skeleton';
import { useMessages } from '../../messages';
import { PointLedger } from './point-ledger';

/** What a member has in points, what of it runs out soon, and how it came about (R-MY-12). */
export default function MyPointScreen() {
  const t = useMessages();
  return (
    <ListPage title={t('points.title')} lead={t('points.lead', { percent: POINTS_MAX_PERCENT })}>
      <Suspense
        fallback={
          <>
            <Skeleton h={142} radius="var(--radius-shoulder)" />
            <RowSkeletons count={5} height={72} />
          </>
        }
      >
        <PointLedger />
      </Suspense>
    </ListPage>
  );
}
