import styled from '@emotion/styled';
import type { LoginTarget } from '@hyangro/contracts/routes/paths';
import { Link } from 'react-router-dom';
import { pathOf, useServices, useTerms } from '@hyangro/runtime';
import { Button } from '@hyangro/ui/button';
import { Ticket } from '@hyangro/ui/icons';
import { text } from '@hyangro/ui/theme';
import { useMessages } from '../../messages';

export interface TicketsPanelProps {
  /** Usable now; null for a visitor. */
  tickets: number | null;
  /** Where Login leads back to. */
  target: LoginTarget;
  /** A member's way to how they came and went; not on that page itself. */
  linksHistory?: boolean;
}

/** Tickets of today as travel paper: how many are left, and until when (ST-RAF-02). */
export const TicketsPanel = ({ tickets, target, linksHistory }: TicketsPanelProps) => {
  const t = useMessages();
  const term = useTerms();
  const services = useServices();
  return (
    <Paper>
      <Stub>
        <Ticket size={26} />
        {tickets !== null && <b>{tickets}</b>}
      </Stub>
      <Words>
        <strong>{tickets === null ? t('tickets.visitor') : t('tickets.left', { count: tickets })}</strong>
        <span>{tickets === null ? t('tickets.daily') : t(tickets > 0 ? 'tickets.until' : 'tickets.next')}</span>
      </Words>
      {tickets === null && (
        <Button type="button" variant="spark" size="s" onClick={() => services.requireLogin(target)}>
          {term('action.login')}
        </Button>
      )}
      {tickets !== null && linksHistory && <History to={pathOf('Tickets')}>{t('tickets.history')}</History>}
    </Paper>
  );
};

const notch = (y: string) => `radial-gradient(circle 8px at 92px ${y}, #0000 98%, #000)`;

const Paper = styled.div`
  display: flex;
  align-items: center;
  gap: 16px;
  min-height: 84px;
  padding: 12px 16px 12px 0;
  border-radius: var(--radius-control);
  background: var(--color-brand);
  color: var(--color-on-brand);
  --color-focus: var(--color-spark-ink);
  -webkit-mask: ${notch('0')}, ${notch('100%')};
  -webkit-mask-composite: source-in;
  mask: ${notch('0')}, ${notch('100%')};
  mask-composite: intersect;
`;

const Stub = styled.span`
  flex: none;
  align-self: stretch;
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 6px;
  width: 92px;
  margin-block: -12px;
  border-right: 1.5px dashed color-mix(in srgb, var(--color-on-brand) 40%, transparent);
  color: var(--color-spark-ink);
  b { font: 500 28px/1 var(--font-display); }
`;

const Words = styled.p`
  flex: 1;
  min-width: 0;
  display: grid;
  gap: 2px;
  strong { ${text.titleM} font-size: 16px; }
  span { font: 400 13px/1.45 var(--font-sans); opacity: 0.86; }
`;

const History = styled(Link)`
  flex: none;
  display: inline-flex;
  align-items: center;
  min-height: 44px;
  font: 600 14px/1.4 var(--font-sans);
  text-decoration: underline;
  text-underline-offset: 3px;
`;
