import styled from '@emotion/styled';
import { lazy, Suspense, useState } from 'react';
import type { Raffle } from '@hyangro/contracts/raffle/raffle.contract';
import { useServices, useSingleMutation, useStore } from '@hyangro/runtime';
import { Button } from '@hyangro/ui/button';
import { media } from '@hyangro/ui/theme';
import { actionOf } from '../../data/raffle.model';
import { raffleMutations } from '../../data/raffle.mutations';
import { useInstant } from '../../features/raffle/use-instant';
import { useMessages } from '../../messages';

const AppSheet = lazy(() => import(/* webpackChunkName: "app-sheet" */ './app-sheet'));

const BLOCKED = { noTicket: 'action.noTicket', limit: 'action.limit', scheduled: 'action.scheduled' } as const;

/** The one action of the raffle now: enter, the way to the app, log in, open the result, or why not. */
export const RaffleActionButton = ({ raffle }: { raffle: Raffle }) => {
  const t = useMessages();
  const services = useServices();
  const instant = useInstant();
  const { isLogin } = useStore(services.session);
  const [sheet, setSheet] = useState<'never' | 'open' | 'closed'>('never');
  const { raffleProductCd, ticketCost } = raffle;
  const entry = useSingleMutation(raffleMutations.apply(services, raffleProductCd));
  const result = useSingleMutation(raffleMutations.openResult(services, raffleProductCd));
  const action = actionOf(raffle, { isApp: services.bridge.isApp, isLogin });
  if (action.kind === 'none') return null;

  const act = () => {
    if (action.kind === 'openApp') return setSheet('open');
    if (!services.requireLogin({ toName: 'Raffle', params: { raffleProductCd } })) return;
    if (action.kind === 'apply') void enter();
    if (action.kind === 'openResult') void result.start();
  };
  const enter = async () => {
    const after = await entry.start();
    if (!after) return;
    services.track('apply_raffle', { raffle_id: raffleProductCd });
    services.toast(t('action.applied', { time: instant(Date.parse(after.endAt)) }));
  };
  const label = {
    apply: t('action.apply', { count: ticketCost }),
    openApp: t('action.apply', { count: ticketCost }),
    login: t(raffle.state === 'ENDED' ? 'action.result' : 'action.apply', { count: ticketCost }),
    openResult: t('action.result'),
    blocked: action.kind === 'blocked' ? t(BLOCKED[action.why], { count: ticketCost, max: raffle.maxEntriesPerMember }) : '',
  }[action.kind];

  return (
    <Bar>
      <Button
        type="button"
        variant={action.kind === 'openResult' ? 'spark' : 'primary'}
        size="l"
        block
        disabled={action.kind === 'blocked'}
        loading={entry.isPending || result.isPending}
        onClick={act}
      >
        {label}
      </Button>
      {sheet !== 'never' && (
        <Suspense fallback={null}>
          <AppSheet isOpen={sheet === 'open'} onClose={() => setSheet('closed')} />
        </Suspense>
      )}
    </Bar>
  );
};

/** On phones it stays in reach. */
const Bar = styled.div`
  ${media.mobile} {
    position: sticky;
    z-index: var(--z-sticky);
    bottom: 0;
    margin-inline: calc(var(--page-margin) * -1);
    padding: 8px var(--page-margin) calc(8px + var(--safe-bottom));
    background: var(--color-bg);
    box-shadow: var(--shadow-bar);
  }
`;
