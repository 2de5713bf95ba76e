import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import type { PointEntry } from '@hyangro/contracts/member/points.contract';
import { pathOf, useMoney } from '@hyangro/runtime';
import { dayText } from '../../features/common/day-text';
import { useMessages } from '../../messages';

/** One change: why, when, until when, for which order; and what it made of the balance. */
export const PointRow = ({ entry: { kind, amount, balance, orderCd, createdAt, expiresAt } }: { entry: PointEntry }) => {
  const t = useMessages();
  const { integer } = useMoney();
  const isIn = amount > 0;
  return (
    <Row>
      <div>
        <b>{t(`points.kind.${kind}`)}</b>
        <small>
          {dayText(createdAt)}
          {expiresAt && ` · ${t('points.until', { day: dayText(expiresAt) })}`}
        </small>
        {orderCd && (
          <Link to={pathOf('OrderDetail', { orderCd })} aria-label={t('points.orderOf', { orderCd })}>
            {t('points.order')}
          </Link>
        )}
      </div>
      <Sum data-in={isIn || undefined}>
        <b>
          {isIn ? '+' : '−'}
          {integer(Math.abs(amount))}P
        </b>
        <small>{t('points.after', { points: integer(balance) })}</small>
      </Sum>
    </Row>
  );
};

const Row = styled.li`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: 16px;
  padding-block: 14px;
  border-bottom: 1px solid var(--color-line);
  b {
    display: block;
    font: 600 15px/1.5 var(--font-sans);
    letter-spacing: -0.02em;
  }
  small {
    display: block;
    font-size: 13px;
    line-height: 1.5;
    font-variant-numeric: tabular-nums;
    color: var(--color-text-3);
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: 32px;
    font-size: 13px;
    font-weight: 600;
    color: var(--color-brand);
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;
const Sum = styled.div`
  flex: none;
  text-align: right;
  b {
    font-variant-numeric: tabular-nums;
  }
  &[data-in] b {
    color: var(--color-genuine);
  }
`;
