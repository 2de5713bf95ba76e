import styled from '@emotion/styled';
import { lazy, Suspense, useId, useState } from 'react';
import type { Raffle } from '@hyangro/contracts/raffle/raffle.contract';
import { useFlag } from '@hyangro/runtime/flags';
import { Button } from '@hyangro/ui/button';
import { text } from '@hyangro/ui/theme';
import { useMessages } from '../../messages';

const DrawCheckPanel = lazy(() => import(/* webpackChunkName: "draw-check" */ './draw-check-panel'));

/** How winners are drawn, what the shop has promised before, and after the end the way to compute it again (ST-RAF-03). */
export const DrawSection = ({ raffle }: { raffle: Raffle }) => {
  const t = useMessages();
  const titleId = useId();
  const [isChecking, setChecking] = useState(false);
  const isCheckOffered = useFlag('raffle/draw-check', true);
  const { commitment, seed, myEntryIds } = raffle;
  if (commitment === null)
    return (
      <Paper aria-labelledby={titleId}>
        <h2 id={titleId}>{t('draw.title')}</h2>
        <p>{t('draw.never')}</p>
      </Paper>
    );
  return (
    <Paper aria-labelledby={titleId}>
      <h2 id={titleId}>{t('draw.title')}</h2>
      <p>{t(seed === null ? 'draw.before' : 'draw.after')}</p>
      <dl>
        <dt>{t('draw.commitment')}</dt>
        <dd translate="no">{commitment}</dd>
        {seed !== null && (
          <>
            <dt>{t('draw.seed')}</dt>
            <dd translate="no">{seed}</dd>
          </>
        )}
      </dl>
      {myEntryIds.length > 0 && (
        <details>
          <summary>{t('draw.mine', { count: myEntryIds.length })}</summary>
          <ul translate="no">
            {myEntryIds.map((entryId) => (
              <li key={entryId}>{entryId}</li>
            ))}
          </ul>
        </details>
      )}
      {seed !== null && isCheckOffered && !isChecking && (
        <Button type="button" variant="line" block onClick={() => setChecking(true)}>
          {t('draw.check')}
        </Button>
      )}
      {isChecking && (
        <Suspense fallback={null}>
          <DrawCheckPanel raffle={raffle} />
        </Suspense>
      )}
    </Paper>
  );
};

const Paper = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 10px;
  padding: 18px 18px 20px;
  border: 1px solid var(--color-line);
  border-radius: var(--radius-card);
  font-size: 14px;
  line-height: 1.55;
  h2 { ${text.titleM} }
  > p { color: var(--color-text-2); }
  dt { font-size: 13px; color: var(--color-text-3); }
  dd, details li { overflow-wrap: anywhere; font: 500 13px/1.5 ui-monospace, monospace; }
  dd + dt { margin-top: 8px; }
  summary { min-height: 44px; font-weight: 600; line-height: 44px; cursor: pointer; }
  details li + li { margin-top: 4px; }
`;
