import styled from '@emotion/styled';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Raffle } from '@hyangro/contracts/raffle/raffle.contract';
import { useMoney, useServices } from '@hyangro/runtime';
import { Button } from '@hyangro/ui/button';
import { Notice } from '@hyangro/ui/notice';
import { checkDraw, type DrawCheck, type DrawFault, type DrawnRaffle } from '../../data/draw-check';
import { raffleQueries } from '../../data/raffle.queries';
import { useMessages } from '../../messages';

type Checking =
  | { state: 'reading' }
  /** The list could not be read, or this browser cannot compute: no word about the draw. */
  | { state: 'stopped'; why: 'draw.unread' | 'draw.noCrypto' }
  | { state: 'computing'; done: number; total: number }
  | { state: 'done'; check: DrawCheck; draw: DrawnRaffle };

const FAULTS = {
  seed: 'draw.fault.seed',
  twice: 'draw.fault.twice',
  missing: 'draw.fault.missing',
  winner: 'draw.fault.winner',
  passedOver: 'draw.fault.passedOver',
} as const satisfies Record<DrawFault['kind'], string>;
/** Faults that are shown one by one; of more their number is enough. */
const SHOWN_FAULTS = 5;

/** Reads what the draw has published and draws again on the reader's own device; says so in red when it comes out otherwise. */
export default function DrawCheckPanel({ raffle }: { raffle: Raffle }) {
  const t = useMessages();
  const { integer } = useMoney();
  const services = useServices();
  const queryClient = useQueryClient();
  const [checking, setChecking] = useState<Checking>({ state: 'reading' });

  const run = useEffectEvent(async (isShown: () => boolean) => {
    const show = (next: Checking) => isShown() && setChecking(next);
    show({ state: 'reading' });
    // Only pages that came encrypted have it.
    if (!globalThis.crypto?.subtle) return show({ state: 'stopped', why: 'draw.noCrypto' });
    const draw = await queryClient.fetchQuery(raffleQueries.draw(services, raffle.raffleProductCd)).catch(() => null);
    if (draw?.state !== 'DRAWN') return show({ state: 'stopped', why: 'draw.unread' });
    const total = draw.entryIds.length;
    show({ state: 'computing', done: 0, total });
    const onProgress = (done: number) => show({ state: 'computing', done, total });
    show({ state: 'done', draw, check: await checkDraw(draw, raffle.commitment, raffle.myEntryIds, onProgress) });
  });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isShown = true;
    void run(() => isShown);
    return () => void (isShown = false);
  }, [attempt]);
  const again = (
    <Button type="button" variant="line" size="s" onClick={() => setAttempt((n) => n + 1)}>
      {t('draw.again')}
    </Button>
  );

  if (checking.state === 'stopped')
    return (
      <Notice tone="warn" role="alert" action={checking.why === 'draw.unread' ? again : undefined}>
        {t(checking.why)}
      </Notice>
    );
  if (checking.state !== 'done') {
    const { done = 0, total = 0 } = checking.state === 'computing' ? checking : {};
    return (
      <Way>
        <label>
          {checking.state === 'reading' ? t('draw.reading') : t('draw.computing', { done: integer(done), total: integer(total) })}
          <progress value={checking.state === 'computing' ? done : undefined} max={Math.max(total, 1)} />
        </label>
      </Way>
    );
  }
  return <Outcome {...checking} />;
}

function Outcome({ check, draw }: { check: DrawCheck; draw: DrawnRaffle }) {
  const t = useMessages();
  const { integer } = useMoney();
  const { faults, entries, mine, seedHash } = check;
  return (
    <Result>
      {faults.length === 0 ? (
        <Notice tone="genuine" role="status" title={t('draw.agrees')}>
          {t('draw.agreesText', { entries: integer(entries), winners: integer(draw.winnerEntryIds.length) })}
        </Notice>
      ) : (
        <Notice tone="danger" role="alert" title={t('draw.differs', { count: faults.length })}>
          <ul>
            {faults.slice(0, SHOWN_FAULTS).map((fault) => (
              <li key={`${fault.kind}-${'entryId' in fault ? fault.entryId : ''}`}>
                {t(FAULTS[fault.kind])}
                {'entryId' in fault && <code translate="no">{fault.entryId}</code>}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      <dl>
        <dt>{t('draw.seedHash')}</dt>
        <dd translate="no">{seedHash}</dd>
      </dl>
      {mine.length > 0 && (
        <ul aria-label={t('draw.mineTitle')}>
          {mine.map(({ entryId, place, isWinner, isPassedOver }) => (
            <li key={entryId} data-won={isWinner || undefined}>
              <code translate="no">{entryId}</code>
              <span>
                {place === null
                  ? t('draw.noPlace')
                  : t(isWinner ? 'draw.placeWon' : isPassedOver ? 'draw.placeOver' : 'draw.place', { place: integer(place) })}
              </span>
            </li>
          ))}
        </ul>
      )}
      <Button type="button" variant="text" size="s" onClick={() => save(draw)}>
        {t('draw.save')}
      </Button>
    </Result>
  );
}

/** The published file, for whoever computes it with a program of their own. */
function save(draw: DrawnRaffle): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(draw, null, 1)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `draw-${draw.raffleProductCd}.json`;
  link.click();
  URL.revokeObjectURL(url);
}

const Way = styled.div`
  label { display: grid; gap: 8px; font-size: 13px; font-variant-numeric: tabular-nums; }
  progress { width: 100%; height: 8px; accent-color: var(--color-brand); }
`;

const Result = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  justify-items: start;
  > * { width: 100%; }
  > button { width: auto; }
  code { display: block; overflow-wrap: anywhere; font: 500 13px/1.5 ui-monospace, monospace; }
  > ul { border-top: 1px solid var(--color-line); }
  > ul > li { padding-block: 8px; border-bottom: 1px solid var(--color-line); }
  > ul span { font-size: 13px; color: var(--color-text-2); }
  [data-won] span { font-weight: 700; color: var(--color-genuine); }
`;
