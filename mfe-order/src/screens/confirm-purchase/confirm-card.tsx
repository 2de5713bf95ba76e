import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import type { OrderSummary } from '@hyangro/contracts/order/order.schemas';
import { pathOf, useMoney } from '@hyangro/runtime';
import { Coins } from '@hyangro/ui/icons';
import { useDay } from '../../features/day/use-day';
import { MainAction } from '../../features/order-actions/order-actions';
import { OrderLines } from '../../features/order-lines/order-lines';
import { OrderStateTag } from '../../features/order-state/order-state';
import { useMessages } from '../../messages';

/** An order that arrived: with its points and the day it confirms itself, or confirmed, with the ways to its reviews. */
export const ConfirmCard = ({ order }: { order: OrderSummary }) => {
  const t = useMessages();
  const day = useDay();
  const { integer } = useMoney();
  const { orderCd, state, orderedAt, lines, confirmsOn, earnPoints, earnedPoints } = order;
  const isConfirmed = state === 'CONFIRM';
  /** What it has given, or is still to give. */
  const won = isConfirmed ? earnedPoints : earnPoints - earnedPoints;
  const points = integer(won);
  return (
    <Card>
      <Head>
        <OrderStateTag state={state} />
        <Link to={pathOf('OrderDetail', { orderCd })} preview={{ title: t('detail.title'), overline: orderCd }}>
          <b>{day(orderedAt)}</b>
          <small>{orderCd}</small>
        </Link>
      </Head>
      <OrderLines lines={lines} exchangeRate={order.exchangeRate} linked settle={order} />
      <Foot>
        <p>
          {won > 0 && (
            <b>
              <Coins size={16} />
              {isConfirmed ? t('confirm.earned', { points }) : t('confirm.points', { points })}
            </b>
          )}
          {confirmsOn && <small>{t('confirm.auto', { day: day(confirmsOn) })}</small>}
        </p>
        <MainAction order={order} size="s" />
      </Foot>
    </Card>
  );
};

const Card = styled.li`
  padding: 14px 16px;
  border: 1px solid var(--color-line);
  border-radius: var(--radius-card);
`;
const Head = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
  margin: -4px 0 8px;
  a { display: flex; flex-wrap: wrap; align-items: center; column-gap: 8px; min-height: var(--size-tap); }
  b { font-size: 15px; }
  small { font-size: 12px; color: var(--color-text-3); }
`;
const Foot = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  min-height: 36px;
  margin-top: 12px;
  padding-top: 12px;
  border-top: 1px solid var(--color-line);
  p { display: grid; gap: 2px; font-size: 14px; }
  b { display: flex; align-items: center; gap: 4px; color: var(--color-brand); font-weight: 600; }
  small { font-size: 12px; color: var(--color-text-3); }
`;
