import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import type { OrderSummary } from '@hyangro/contracts/order/order.schemas';
import { pathOf } from '@hyangro/runtime';
import { ChevronRight } from '@hyangro/ui/icons';
import { text } from '@hyangro/ui/theme';
import { useDay } from '../../features/day/use-day';
import { Money } from '../../features/common/money';
import { MainAction, OtherActions } from '../../features/order-actions/order-actions';
import { OrderLines } from '../../features/order-lines/order-lines';
import { OrderStateTag } from '../../features/order-state/order-state';
import { useMessages } from '../../messages';

const SHOWN_LINES = 2;

/** One order of the list; only what may be done now is offered. */
export const OrderCard = ({ order }: { order: OrderSummary }) => {
  const t = useMessages();
  const day = useDay();
  const { orderCd } = order;
  const hidden = order.lines.length - SHOWN_LINES;
  return (
    <Card>
      <Head to={pathOf('OrderDetail', { orderCd })} preview={{ title: t('detail.title'), overline: orderCd }}>
        <OrderStateTag state={order.state} />
        <b>{day(order.orderedAt)}</b>
        <small>{orderCd}</small>
        <span>
          {t('orders.detail')}
          <ChevronRight size={16} />
        </span>
      </Head>
      <OrderLines lines={order.lines.slice(0, SHOWN_LINES)} exchangeRate={order.exchangeRate} linked />
      {hidden > 0 && <More>{t('orders.moreLines', { count: hidden })}</More>}
      <Foot>
        <p>
          {t('orders.payment')}{' '}
          <b>
            <Money of={order.payment} rate={order.exchangeRate} />
          </b>
        </p>
        <MainAction order={order} size="s" />
      </Foot>
      {order.confirmsOn && <Auto>{t('detail.confirmsOn', { day: day(order.confirmsOn) })}</Auto>}
      <Others>
        <OtherActions order={order} />
      </Others>
    </Card>
  );
};

const Card = styled.li`
  padding: 14px 16px;
  border: 1px solid var(--color-line);
  border-radius: var(--radius-card);
`;
const Head = styled(Link)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 2px 8px;
  min-height: var(--size-tap);
  margin: -6px 0 8px;
  b { font-size: 15px; }
  small { font-size: 12px; color: var(--color-text-3); }
  > span:last-of-type { display: flex; align-items: center; margin-left: auto; font-size: 13px; color: var(--color-text-2); }
`;
const More = styled.p`margin-top: 10px; font-size: 13px; color: var(--color-text-3);`;
const Foot = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  min-height: 36px;
  margin-top: 12px;
  padding-top: 12px;
  border-top: 1px solid var(--color-line);
  font-size: 14px;
  color: var(--color-text-2);
  b { ${text.priceM} margin-left: 4px; color: var(--color-text); font-variant-numeric: tabular-nums; }
`;
const Auto = styled.p`font-size: 13px; color: var(--color-text-3);`;
const Others = styled.div`
  margin-top: 12px;
  &:not(:has(a, button)) { display: none; }
`;
