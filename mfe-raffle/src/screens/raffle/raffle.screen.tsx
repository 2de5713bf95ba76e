import { useSuspenseQuery } from '@tanstack/react-query';
import { pathOf, useRouteParams, useServices, useStore } from '@hyangro/runtime';
import { NotFoundPanel } from '@hyangro/commerce/not-found';
import { Picture } from '@hyangro/ui/picture';
import { Container } from '@hyangro/ui/section';
import { raffleQueries, type ReadRaffle } from '../../data/raffle.queries';
import { useMessages } from '../../messages';
import { TicketsPanel } from '../../features/tickets/tickets-panel';
import { DrawSection } from './draw-section';
import { RaffleActionButton } from './raffle-action-button';
import { RaffleFacts } from './raffle-facts';
import { Columns, Photo, Words } from './raffle-layout';
import { RaffleResult } from './raffle-result';
import { RaffleRules } from './raffle-rules';

/** One raffle: its product, rules, tickets, entry and result (R-RAF-02). */
export default function RaffleScreen() {
  const t = useMessages();
  const services = useServices();
  useStore(services.locale);
  const { raffleProductCd } = useRouteParams('Raffle');
  const { data, refetch } = useSuspenseQuery(raffleQueries.detail(services, raffleProductCd));
  if (data) return <Page {...data} onEnd={() => void refetch()} />;
  const onward = { to: pathOf('Raffles'), label: t('notFound.raffles') };
  return <NotFoundPanel title={t('notFound.title')} text={t('notFound.text')} onward={onward} />;
}

function Page({ raffle, readAt, onEnd }: ReadRaffle & { onEnd: () => void }) {
  const { raffleProductCd } = raffle;
  return (
    <Container>
      <Columns>
        <Photo>
          <Picture src={raffle.imgMainUrl} alt={`${raffle.brandNm} ${raffle.productNm}`} sizes="(min-width: 1024px) 560px, 100vw" eager />
        </Photo>
        <Words>
          <RaffleFacts raffle={raffle} readAt={readAt} onEnd={onEnd} />
          <RaffleResult raffle={raffle} />
          {raffle.state === 'IN_PROGRESS' && (
            <TicketsPanel linksHistory tickets={raffle.tickets} target={{ toName: 'Raffle', params: { raffleProductCd } }} />
          )}
          <RaffleActionButton raffle={raffle} />
          <RaffleRules raffle={raffle} />
          <DrawSection raffle={raffle} />
        </Words>
      </Columns>
    </Container>
  );
}
