import styled from '@emotion/styled';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useServices, useStore } from '@hyangro/runtime';
import { EmptyState } from '@hyangro/ui/empty-state';
import { Container, Section } from '@hyangro/ui/section';
import { media, text } from '@hyangro/ui/theme';
import { sectionsOf, type SectionName } from '../../data/raffle.model';
import { raffleQueries } from '../../data/raffle.queries';
import { useMessages } from '../../messages';
import { RaffleTicket } from '../../features/raffle/raffle-ticket';
import { TicketsPanel } from '../../features/tickets/tickets-panel';

const TITLES = { inProgress: 'inProgress.title', scheduled: 'scheduled.title', ended: 'ended.title' } as const satisfies Record<
  SectionName,
  string
>;

/** All raffles by state, and the tickets of today (R-RAF-01). */
export default function RafflesScreen() {
  const t = useMessages();
  const services = useServices();
  useStore(services.locale);
  const { data, refetch } = useSuspenseQuery(raffleQueries.list(services));
  const sections = sectionsOf(data.items);
  return (
    <Page>
      <Container>
        <Top>
          <div>
            <Title>{t('raffles.title')}</Title>
            <Reason>{t('raffles.reason')}</Reason>
          </div>
          <TicketsPanel linksHistory tickets={data.tickets} target={{ toName: 'Raffles' }} />
        </Top>
      </Container>
      {sections.length === 0 && <EmptyState title={t('raffles.none.title')} text={t('raffles.noneText')} />}
      {sections.map(({ name, raffles }, at) => (
        <Section key={name} title={t(TITLES[name])}>
          <Grid>
            {raffles.map((raffle, n) => (
              <li key={raffle.raffleProductCd}>
                <RaffleTicket raffle={raffle} readAt={data.readAt} onEnd={() => void refetch()} eager={at === 0 && n < 2} />
              </li>
            ))}
          </Grid>
        </Section>
      ))}
    </Page>
  );
}

const Page = styled.div`padding-bottom: 56px;`;

const Top = styled.div`
  display: grid;
  gap: 18px;
  padding-top: 24px;
  ${media.pc} { grid-template-columns: 1fr 460px; align-items: end; padding-top: 48px; }
`;

const Title = styled.h1`
  ${text.displayM}
  ${media.pc} { ${text.displayL} }
`;

const Reason = styled.p`
  margin-top: 4px;
  color: var(--color-text-2);
`;

const Grid = styled.ul`
  display: grid;
  gap: 12px;
  ${media.tablet} { grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 20px; }
`;
