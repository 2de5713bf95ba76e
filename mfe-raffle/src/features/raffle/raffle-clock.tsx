import { useEffect, useEffectEvent } from 'react';
import type { RaffleCard } from '@hyangro/contracts/raffle/raffle.contract';
import { useNow } from '@hyangro/runtime';
import { Countdown } from '@hyangro/ui/countdown';
import { clockOf, clockTargetOf } from '../../data/raffle.model';
import { useInstant } from './use-instant';
import { useMessages } from '../../messages';

export interface RaffleClockProps {
  raffle: Pick<RaffleCard, 'state' | 'startAt' | 'endAt'>;
  readAt: number;
  size?: 'm' | 'l';
  /** The clock ran out: the state has changed. */
  onEnd: () => void;
}

/** Time until a raffle opens or ends. */
export const RaffleClock = ({ raffle, readAt, size, onEnd }: RaffleClockProps) => {
  const t = useMessages();
  const instant = useInstant();
  const now = useNow(readAt);
  const target = clockTargetOf(raffle);
  const isOver = target !== null && now >= target;
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (isOver) end();
  }, [isOver]);
  if (target === null) return null;
  const time = instant(target);
  return (
    <Countdown size={size} parts={clockOf(target - now)} label={t(raffle.state === 'SCHEDULED' ? 'clock.opens' : 'clock.ends', { time })} />
  );
};
