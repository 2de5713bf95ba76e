import styled from '@emotion/styled';
import { lazy, Suspense, useState } from 'react';
import type { Raffle } from '@hyangro/contracts/raffle/raffle.contract';
import { useServices, useSingleMutation, useStore } from '@hyangro/runtime';
import { Button } from '@hyangro/ui/button';
import { media } from '@hyangro/ui/theme';
import { deedOf } from '../../data/raffle.model';
import { raffleMutations } from '../../data/raffle.mutations';
import { useInstant } from '../../features/raffle/use-instant';
import { useMessages } from '../../messages';

const AppSheet = lazy(() => import(/* webpackChunkName: "app-sheet" */ './app-sheet'));

const BLOCKED = { noTicket: 'deed.noTicket', limit: 'deed.limit', scheduled: 'deed.scheduled' } as const;

/** The one deed of the raffle now: enter, the way to the app, log in, open the result, or why not. */
export const RaffleDeed = ({ raffle }: { raffle: Raffle }) => {
  const t = useMessages();
  const services = useServices();
  const instant = useInstant();
  const { isLogin } = useStore(services.session);
  const [sheet, setSheet] = useState<'never' | 'open' | 'closed'>('never');
  const { raffleProductCd, ticketCost } = raffle;
  const entry = useSingleMutation(raffleMutations.apply(services, raffleProductCd));
  const result = useSingleMutation(raffleMutations.openResult(services, raffleProductCd));
  const deed = deedOf(raffle, { isApp: services.bridge.isApp, isLogin });
  if (deed.kind === 'none') return null;

  const act = () => {
    if (deed.kind === 'openApp') return setSheet('open');
    if (!services.requireLogin({ toName: 'Raffle', params: { raffleProductCd } })) return;
    if (deed.kind === 'apply') void enter();
    if (deed.kind === 'openResult') void result.start();
  };
  const enter = async () => {
    const after = await entry.start();
    if (after) services.toast(t('deed.applied', { time: instant(Date.parse(after.endAt)) }));
  };
  const label = {
    apply: t('deed.apply', { count: ticketCost }),
    openApp: t('deed.apply', { count: ticketCost }),
    login: t(raffle.state === 'ENDED' ? 'deed.result' : 'deed.apply', { count: ticketCost }),
    openResult: t('deed.result'),
    blocked: deed.kind === 'blocked' ? t(BLOCKED[deed.why], { count: ticketCost, max: raffle.maxEntriesPerMember }) : '',
  }[deed.kind];

  return (
    <Bar>
      <Button
        type="button"
        variant={deed.kind === 'openResult' ? 'spark' : 'primary'}
        size="l"
        block
        disabled={deed.kind === 'blocked'}
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
