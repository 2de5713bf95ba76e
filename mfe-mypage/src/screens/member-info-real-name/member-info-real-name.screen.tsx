import { Suspense, useState } from 'react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useServices } from '@hyangro/runtime';
import { Notice } from '@hyangro/ui/notice';
import { SkeletonText } from '@hyangro/ui/skeleton';
import { realNameQueries } from '../../data/real-name.queries';
import { TaskPage } from '../../features/common/task-page';
import { useMessages } from '../../messages';
import { EMPTY, draftStore } from '../../features/real-name/real-name.form';
import { OwnRealNameForm } from './own-real-name-form';
import { SavedRealName } from './saved-real-name';

/** Real-name details of the member for parcels to China: what the shop has of them, masked, or the form (R-MY-20). */
export default function MemberInfoRealNameScreen() {
  const t = useMessages();
  return (
    <TaskPage title={t('realName.title')} lead={t('realName.lead')}>
      <Suspense fallback={<SkeletonText lines={6} />}>
        <Details />
      </Suspense>
    </TaskPage>
  );
}

const Details = () => {
  const t = useMessages();
  const services = useServices();
  const { data } = useSuspenseQuery(realNameQueries.own(services));
  // Back from proving who is there: what was typed before is still to be saved.
  const [isChanging, setChanging] = useState(() => draftStore(services.memberMemory).get() !== EMPTY);
  if (data.realName && !isChanging) return <SavedRealName view={data} realName={data.realName} onChange={() => setChanging(true)} />;
  return (
    <>
      {data.isNeeded && <Notice tone="info">{t('realName.neededName')}</Notice>}
      <OwnRealNameForm isChange={data.realName !== null} onSaved={() => setChanging(false)} onCancel={() => setChanging(false)} />
    </>
  );
};
