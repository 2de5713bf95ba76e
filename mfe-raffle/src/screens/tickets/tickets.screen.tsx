import styled from '@emotion/styled';
import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { pathOf, useServices, useStore, useTerms } from '@hyangro/runtime';
import { ListPage } from '@hyangro/commerce/list';
import { Button, LinkButton } from '@hyangro/ui/button';
import { EmptyState } from '@hyangro/ui/empty-state';
import { text } from '@hyangro/ui/theme';
import { raffleQueries } from '../../data/raffle.queries';
import { TicketsPanel } from '../../features/tickets/tickets-panel';
import { useMessages } from '../../messages';
import { MoreTickets } from './more-tickets';
import { TicketRow } from './ticket-row';

/** Raffle tickets: how many, until when, how they come and went. Public: a visitor reads how it works and may log in (R-PUB-13, TRAP-05). */
export default function TicketsScreen() {
  const t = useMessages();
  const term = useTerms();
  const services = useServices();
  useStore(services.locale);
  const { data, fetchNextPage, hasNextPage, isFetchingNextPage } = useSuspenseInfiniteQuery(raffleQueries.tickets(services));
  const [first] = data.pages;
  const entries = data.pages.flatMap(({ items }) => items);
  const tickets = first?.tickets ?? null;
  return (
    <ListPage title={t('myTickets.title')} lead={t('myTickets.lead')}>
      <TicketsPanel tickets={tickets} target={{ toName: 'Tickets' }} />
      <Ways>
        {first && <MoreTickets {...first.invitation} />}
        {!services.bridge.isApp && (
          <div>
            <h2>{t('myTickets.where')}</h2>
            <p>{t('myTickets.whereText')}</p>
            {services.bridge.storeUrl && (
              <Store href={services.bridge.storeUrl} rel="noopener">
                {term('action.openApp')}
              </Store>
            )}
          </div>
        )}
        <LinkButton variant="line" block to={pathOf('Raffles')}>
          {t('myTickets.raffles')}
        </LinkButton>
      </Ways>
      {tickets !== null && (
        <section aria-labelledby="ticket-history">
          <Heading id="ticket-history">{t('myTickets.history')}</Heading>
          {entries.length === 0 && <EmptyState title={t('myTickets.none')} text={t('myTickets.noneText')} />}
          <ul>
            {entries.map((entry) => (
              <TicketRow key={entry.ticketCd} entry={entry} />
            ))}
          </ul>
          {hasNextPage && (
            <Button type="button" variant="line" block loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
              {term('action.more')}
            </Button>
          )}
        </section>
      )}
    </ListPage>
  );
}

const Ways = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  > div {
    padding: 18px;
    border-radius: var(--radius-card);
    background: var(--color-bg-sunken);
    font-size: 14px;
    line-height: 1.55;
  }
  h2 { ${text.titleM} }
  p { margin-top: 4px; color: var(--color-text-2); }
`;
const Heading = styled.h2`
  ${text.titleM}
  padding-bottom: 8px;
  border-bottom: 1px solid var(--color-line-strong);
`;
const Store = styled.a`
  display: inline-flex;
  align-items: center;
  min-height: 44px;
  font-weight: 600;
  color: var(--color-brand);
  text-decoration: underline;
  text-underline-offset: 3px;
`;
