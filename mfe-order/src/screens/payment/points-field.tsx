import styled from '@emotion/styled';
import { useState } from 'react';
import { POINTS_MAX_PERCENT } from '@hyangro/contracts/constants';
import type { Order } from '@hyangro/contracts/order/order.schemas';
import { usablePoints } from '@hyangro/rules/points';
import { useMoney } from '@hyangro/runtime';
import { Button } from '@hyangro/ui/button';
import { TextField } from '@hyangro/ui/field';
import { useMessages } from '../../messages';

interface Props {
  order: Order;
  onApply(points: number): Promise<void>;
}

/** The number in what was typed: `1,500P` is 1500, `1.5` one and a half; none is 0. */
const pointsIn = (typed: string): number => Number(typed.replace(/[^\d.-]/g, '')) || 0;

/** Points to use. What is typed counts when the field is left or Enter is pressed, brought down to what the rule allows. */
export const PointsField = ({ order, onApply }: Props) => {
  const t = useMessages();
  const { price, integer } = useMoney(order.exchangeRate);
  const [typed, setTyped] = useState<string | null>(null);
  const { points, maxPoints } = order.amounts;
  const usable = usablePoints(maxPoints, order.pointBalance);

  const apply = async (wanted: number) => {
    const kept = Math.max(0, Math.min(usable, Math.floor(wanted)));
    setTyped(kept > 0 ? integer(kept) : '');
    if (kept !== points) await onApply(kept);
    setTyped(null);
  };
  const commit = () => {
    if (typed !== null) void apply(pointsIn(typed));
  };

  return (
    <TextField
      label={t('points.label')}
      labelNote={t('points.balance', { points: integer(order.pointBalance) })}
      inputMode="numeric"
      autoComplete="off"
      placeholder="0"
      disabled={usable === 0}
      value={typed ?? (points > 0 ? integer(points) : '')}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={commit}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        event.preventDefault();
        commit();
      }}
      hint={maxPoints === 0 ? t('points.notHere') : t('points.rule', { percent: POINTS_MAX_PERCENT, won: price(maxPoints) })}
      trailing={
        <>
          <Unit aria-hidden>P</Unit>
          <Button
            type="button"
            variant="soft"
            size="s"
            disabled={usable === 0}
            // The field is not left first: one answer, not two.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => void apply(points === usable && typed === null ? 0 : usable)}
          >
            {points > 0 && points === usable ? t('points.clear') : t('points.max')}
          </Button>
        </>
      }
    />
  );
};

const Unit = styled.span`font-style: normal;`;
