import styled from '@emotion/styled';
import type { Raffle } from '@hyangro/contracts/raffle/raffle.contract';
import { useMoney } from '@hyangro/runtime';
import { text } from '@hyangro/ui/theme';
import { useInstant } from '../../features/raffle/use-instant';
import { useMessages } from '../../messages';

/** How the raffle works, in sight and not behind a tap. */
export const RaffleRules = ({ raffle }: { raffle: Raffle }) => {
  const t = useMessages();
  const money = useMoney();
  const instant = useInstant();
  return (
    <Rules>
      <h2>{t('rules.title')}</h2>
      {raffle.description && <p>{raffle.description}</p>}
      <ul>
        <li>{t('rules.tickets')}</li>
        <li>{t('rules.entries', { count: raffle.ticketCost, max: raffle.maxEntriesPerMember })}</li>
        <li>{t('rules.draw', { time: instant(Date.parse(raffle.endAt)), count: raffle.winnersCount })}</li>
        <li>{raffle.shippingFeeWon > 0 ? t('rules.shipping', { won: money.price(raffle.shippingFeeWon) }) : t('rules.shippingFree')}</li>
      </ul>
    </Rules>
  );
};

const Rules = styled.section`
  padding: 18px 18px 20px;
  border-radius: var(--radius-card);
  background: var(--color-bg-sunken);
  font-size: 14px;
  h2 { ${text.titleM} }
  p { margin-top: 6px; }
  ul { display: grid; gap: 4px; margin-top: 8px; padding-left: 18px; list-style: disc; color: var(--color-text-2); }
`;
