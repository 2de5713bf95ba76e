import styled from '@emotion/styled';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { OpenSession } from '@hyangro/contracts/session/session.contract';
import { useServices, useSingleMutation, useStore } from '@hyangro/runtime';
import { seoulTime } from '@hyangro/runtime/format';
import { Button } from '@hyangro/ui/button';
import { sessionsQueries } from '../../data/sessions.queries';
import { useMessages } from '../../messages';
import { WayRow, WayWords, WaysSection } from './ways-section';

/** Where the member is logged in: each other browser can be logged out from here, or all of them (API-D20). */
export const Sessions = () => {
  const t = useMessages();
  const services = useServices();
  const { queryKey, ...query } = sessionsQueries.open(services);
  const { data: sessions } = useSuspenseQuery({ queryKey, ...query });
  const { start, isPending, variables } = useSingleMutation({
    mutationKey: ['mypage', 'end-session'],
    mutationFn: (sessionCd: string | null) =>
      sessionCd === null
        ? services.api('DELETE /member/sessions')
        : services.api('DELETE /member/sessions/:sessionCd', { params: { sessionCd } }),
    onSuccess: (open) => void services.queryClient.setQueryData(queryKey, open),
    onError: (error) => services.reportError(error),
  });
  const end = async (sessionCd: string | null) => {
    const ask = t(sessionCd === null ? 'sessions.endOthersAsk' : 'sessions.endAsk');
    if (!(await services.confirm(ask, { ok: t('sessions.end') }))) return;
    if (await start(sessionCd)) services.toast(t('sessions.ended'));
  };
  return (
    <WaysSection title={t('sessions.title')} lead={t('sessions.lead')}>
      <ul>
        {sessions.map((session) => (
          <WayRow key={session.sessionCd}>
            <Words session={session} />
            {!session.isCurrent && (
              <Button
                type="button"
                variant="line"
                size="m"
                loading={isPending && variables === session.sessionCd}
                aria-label={t('sessions.endOf', { name: nameOf(t, session) })}
                onClick={() => void end(session.sessionCd)}
              >
                {t('sessions.end')}
              </Button>
            )}
          </WayRow>
        ))}
      </ul>
      {sessions.length > 1 && (
        <Others>
          <Button type="button" variant="line" size="l" block loading={isPending && variables === null} onClick={() => void end(null)}>
            {t('sessions.endOthers')}
          </Button>
        </Others>
      )}
    </WaysSection>
  );
};

const Words = ({ session }: { session: OpenSession }) => {
  const t = useMessages();
  const locale = useStore(useServices().locale);
  const { isCurrent, network, seenAt } = session;
  const when = isCurrent ? t('sessions.current') : t('sessions.seen', { time: seoulTime(Date.parse(seenAt), 'moment', locale) });
  return (
    <WayWords>
      <b>{nameOf(t, session)}</b>
      <span>{[when, network && t('sessions.network', { network })].filter(Boolean).join(' · ')}</span>
    </WayWords>
  );
};

/** `PC · Chrome · Windows`. */
const nameOf = (t: ReturnType<typeof useMessages>, { device, browser, os }: OpenSession): string =>
  [t(`sessions.${device}`), browser, os].filter(Boolean).join(' · ');

const Others = styled.div`margin-top: var(--space-4);`;
