import { Suspense } from 'react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { pathOf, useServices } from '@hyangro/runtime';
import { NotFoundPanel } from '@hyangro/commerce/not-found';
import { SkeletonText } from '@hyangro/ui/skeleton';
import { realNameQueries, tokenOf } from '../../data/real-name.queries';
import { TaskPage } from '../../features/common/task-page';
import { useMessages } from '../../messages';
import { RecipientRealNameForm } from './recipient-real-name-form';

/** For whoever receives a parcel in China and was given its link: real-name details without a login (R-PUB-06). */
export default function RealNameFormScreen() {
  const t = useMessages();
  return (
    <Suspense
      fallback={
        <TaskPage title={t('recipient.title')}>
          <SkeletonText lines={6} />
        </TaskPage>
      }
    >
      <OpenedLink />
    </Suspense>
  );
}

const OpenedLink = () => {
  const t = useMessages();
  const token = tokenOf(useSearchParams()[0]);
  const { data } = useSuspenseQuery(realNameQueries.recipient(useServices(), token));
  if (data.form) return <RecipientRealNameForm key={token} token={token} recipient={data.form} />;
  const why = token ? data.closed : 'NONE';
  return (
    <NotFoundPanel
      title={t(`recipient.closed.${why}`)}
      text={t(`recipient.closedText.${why}`)}
      onward={{ to: pathOf('MemberInfoRealName'), label: t('recipient.own') }}
    />
  );
};
