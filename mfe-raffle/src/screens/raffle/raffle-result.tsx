import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import type { Raffle } from '@hyangro/contracts/raffle/raffle.contract';
import { pathOf, useServices, useSingleMutation, useStore } from '@hyangro/runtime';
import { LinkButton } from '@hyangro/ui/button';
import { text } from '@hyangro/ui/theme';
import { actionOf } from '../../data/raffle.model';
import { raffleMutations } from '../../data/raffle.mutations';
import { useMessages } from '../../messages';
import { TearOff } from './tear-off';

/** Who won, and whether the member did once the result is open. */
export const RaffleResult = ({ raffle }: { raffle: Raffle }) => {
  const t = useMessages();
  const services = useServices();
  const { isLogin } = useStore(services.session);
  const opening = useSingleMutation(raffleMutations.openResult(services, raffle.raffleProductCd));
  const isClosed = actionOf(raffle, { isApp: services.bridge.isApp, isLogin }).kind === 'openResult';
  const isOver = raffle.state === 'ENDED' || raffle.state === 'WINNER_CHECKED';
  if (!isOver) return null;
  return (
    <div>
      {isClosed && <TearOff onTear={() => opening.start()} />}
      <div aria-live="polite">
        {raffle.result && (
          <Paper data-result={raffle.result}>
            <strong>{t(raffle.result === 'WON' ? 'result.won.title' : 'result.lost.title')}</strong>
            <p>{t(raffle.result === 'WON' ? 'result.wonText' : 'result.lostText')}</p>
            {raffle.result === 'WON' ? (
              <LinkButton variant="spark" size="m" to={pathOf('AddressChange')}>
                {t('result.address')}
              </LinkButton>
            ) : (
              <LinkButton variant="line" size="m" to={pathOf('Raffles')}>
                {t('result.others')}
              </LinkButton>
            )}
          </Paper>
        )}
      </div>
      {raffle.winners.length > 0 && (
        <Winners>
          <h2>{t('result.winners')}</h2>
          <ul>
            {raffle.winners.map((name, n) => (
              <li key={`${name}-${n}`}>{name}</li>
            ))}
          </ul>
        </Winners>
      )}
    </div>
  );
};

const tear = keyframes`from { transform: translateY(-14px) rotate(-1.4deg); opacity: 0; } to { transform: none; opacity: 1; }`;
const notch = (x: string) => `radial-gradient(circle 9px at ${x} 0, #0000 98%, #000)`;

/** The torn-off half of a ticket: notches and a dashed upper edge. */
const Paper = styled.div`
  display: grid;
  justify-items: center;
  gap: 6px;
  padding: 30px 20px 24px;
  border-top: 1.5px dashed var(--color-line-strong);
  border-radius: 0 0 var(--radius-card) var(--radius-card);
  background: var(--color-bg-sunken);
  text-align: center;
  animation: ${tear} var(--dur-scene) var(--ease-pour);
  -webkit-mask: ${notch('0')}, ${notch('100%')};
  -webkit-mask-composite: source-in;
  mask: ${notch('0')}, ${notch('100%')};
  mask-composite: intersect;
  strong { ${text.displayM} }
  p { color: var(--color-text-2); }
  a { margin-top: 10px; }
  &[data-result='WON'] {
    background: var(--color-brand);
    color: var(--color-on-brand);
    --color-focus: var(--color-spark-ink);
    strong { color: var(--color-spark-ink); }
    p { color: inherit; }
  }
`;

const Winners = styled.div`
  margin-top: 20px;
  h2 { ${text.titleM} }
  ul { display: flex; flex-wrap: wrap; gap: 6px; margin-top: 10px; }
  li {
    padding: 0 12px;
    border-radius: var(--radius-pill);
    background: var(--color-brand-soft);
    color: var(--color-brand);
    font: 500 13px/30px var(--font-sans);
  }
`;
