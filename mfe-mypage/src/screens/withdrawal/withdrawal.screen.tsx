import { Suspense } from 'react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useServices } from '@hyangro/runtime';
import { SkeletonText } from '@hyangro/ui/skeleton';
import { withdrawalQueries } from '../../data/withdrawal.queries';
import { TaskPage } from '../../features/common/task-page';
import { useMessages } from '../../messages';
import { Obstacles } from './obstacles';
import { WhatIsLost } from './what-is-lost';
import { WithdrawalForm } from './withdrawal-form';

/** Leaving the shop: what stands in the way, or what is lost and the form (R-MY-22). */
export default function WithdrawalScreen() {
  const t = useMessages();
  return (
    <TaskPage title={t('withdrawal.title')} lead={t('withdrawal.lead')}>
      <Suspense fallback={<SkeletonText lines={6} />}>
        <Leaving />
      </Suspense>
    </TaskPage>
  );
}

const Leaving = () => {
  const { data } = useSuspenseQuery(withdrawalQueries.detail(useServices()));
  if (data.obstacles.length > 0) return <Obstacles obstacles={data.obstacles} />;
  return (
    <>
      <WhatIsLost view={data} />
      <WithdrawalForm />
    </>
  );
};
