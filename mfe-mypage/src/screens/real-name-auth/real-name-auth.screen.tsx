import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { pathOf, useServices, useStore, useTerms } from '@hyangro/runtime';
import { LinkButton } from '@hyangro/ui/button';
import { EmptyState } from '@hyangro/ui/empty-state';
import { ErrorState } from '@hyangro/ui/error-state';
import { SkeletonText } from '@hyangro/ui/skeleton';
import { answerOf, realNameQueries } from '../../data/real-name.queries';
import { TaskPage } from '../../features/common/task-page';
import { useMessages } from '../../messages';

/** Where the identity provider sends the browser back to, logged in or not: what its answer came to (R-PUB-07). */
export default function RealNameAuthScreen() {
  const t = useMessages();
  const term = useTerms();
  const services = useServices();
  const { isLogin } = useStore(services.session);
  const [search] = useSearchParams();
  // The answer counts once: it is sent by the browser, not by the server that draws the page.
  const { data, isError, refetch } = useQuery({ ...realNameQueries.check(services, answerOf(search)), enabled: !services.isServer });
  if (isError) return <ErrorState title={t('check.failed')} retryLabel={term('action.retry')} onRetry={() => void refetch()} />;
  if (!data)
    return (
      <TaskPage title={t('check.title')} lead={t('check.waiting')}>
        <SkeletonText lines={3} />
      </TaskPage>
    );
  return (
    <EmptyState
      isScreen
      title={t(`check.${data.outcome}`)}
      text={t(`check.text.${data.outcome}`)}
      action={
        <LinkButton variant="primary" to={pathOf(isLogin ? 'MemberInfoRealName' : 'Main')}>
          {t(isLogin ? 'check.own' : 'check.home')}
        </LinkButton>
      }
    />
  );
}
