import { useNow } from '@hyangro/runtime';
import { Countdown } from '@hyangro/ui/countdown';
import { clockOf, secondsLeft } from '../../data/time-sale.model';
import { useEndText } from './use-end-text';

export interface SaleClockProps {
  endMs: number;
  readAt: number;
}

/** What is left of a sale, each second; read aloud is until when it lasts. */
export const SaleClock = ({ endMs, readAt }: SaleClockProps) => {
  const endText = useEndText();
  return <Countdown parts={clockOf(useNow(readAt, (now) => secondsLeft(endMs, now)))} label={endText(endMs)} />;
};
