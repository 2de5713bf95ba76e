import styled from '@emotion/styled';
import { useEffect, useState } from 'react';
import { useServices } from '@hyangro/runtime';
import { Clock } from '@hyangro/ui/icons';
import { useMessages } from '../../messages';
import { minutesLeft } from './minutes-left';

/** How long the goods are held, told calmly: nothing is lost when it ends, the stock is only looked up again. */
export const Reservation = ({ until }: { until: string }) => {
  const t = useMessages();
  const { now } = useServices();
  const [left, setLeft] = useState(() => minutesLeft(until, now()));
  useEffect(() => {
    const timer = setInterval(() => setLeft(minutesLeft(until, now())), 1000);
    return () => clearInterval(timer);
  }, [until, now]);
  return (
    <Line role="timer" aria-live="off">
      <Clock size={16} strokeWidth={1.8} />
      {left ? t('payment.held', { time: left }) : t('payment.heldNoMore')}
    </Line>
  );
};

const Line = styled.p`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 6px;
  padding: 10px var(--page-margin);
  font-size: 13px;
  color: var(--color-text-2);
  font-variant-numeric: tabular-nums;
`;
