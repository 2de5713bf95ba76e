import styled from '@emotion/styled';
import { useSuspenseQuery } from '@tanstack/react-query';
import { AddressLabel } from '@hyangro/commerce/address-label';
import { useMoney, useRouteParams, useServices, useTerms } from '@hyangro/runtime';
import { Truck } from '@hyangro/ui/icons';
import { StepDots } from '@hyangro/ui/progress';
import { text } from '@hyangro/ui/theme';
import { STEPS, stepOf } from '../../data/order.model';
import { orderQueries } from '../../data/order.queries';
import { SummaryLayout, Panel } from '../../features/summary-layout/summary-layout';
import { useDay, useMoment } from '../../features/day/use-day';
import { MainAction, OtherActions, hasMainAction } from '../../features/order-actions/order-actions';
import { OrderLines } from '../../features/order-lines/order-lines';
import { OrderNotFound } from '../../features/order-not-found/order-not-found';
import { OrderReceipt } from '../../features/order-receipt/order-receipt';
import { RecipientLink } from '../../features/recipient-link/recipient-link';
import { OrderStateTag, useStateName } from '../../features/order-state/order-state';
import { useMessages } from '../../messages';
import { ClaimsPanel } from './claims-panel';
import { Documents } from './documents';
import { ParcelsPanel } from './parcels-panel';
import { Refunded } from './refunded';

export default function OrderDetailScreen() {
  const t = useMessages();
  const term = useTerms();
  const day = useDay();
  const moment = useMoment();
  const { integer } = useMoney();
  const stateName = useStateName();
  const services = useServices();
  const { orderCd } = useRouteParams('OrderDetail');
  const { data: order } = useSuspenseQuery(orderQueries.detail(services, orderCd));
  if (!order) return <OrderNotFound />;

  const step = stepOf(order.state);
  const actionable = { ...order, earnPoints: order.amounts.earnPoints };
  return (
    <SummaryLayout
      title={t('detail.title')}
      side={<OrderReceipt order={order} />}
      bar={hasMainAction(order) && <MainAction order={actionable} size="l" block />}
    >
      <Panel>
        <State>
          <h2>{stateName(order.state)}</h2>
          {step < 0 && <OrderStateTag state={order.state} />}
        </State>
        <Code>
          {day(order.orderedAt)} · {t('complete.orderCd')} <b>{orderCd}</b>
        </Code>
        {step >= 0 && (
          <Steps>
            <StepDots steps={STEPS.map(stateName)} current={step} label={t('detail.steps')} />
          </Steps>
        )}
        {order.arrivesOn && step >= 0 && step < STEPS.indexOf('DELIV') && (
          <DeliveryDate>
            <Truck size={18} />
            {term('shipping.arrives', { day: day(order.arrivesOn) })}
          </DeliveryDate>
        )}
        {order.confirmsOn && <Auto>{t('detail.confirmsOn', { day: day(order.confirmsOn) })}</Auto>}
        {order.earnedPoints > 0 && <Auto>{t('detail.earned', { points: integer(order.earnedPoints) })}</Auto>}
        <Actions>
          <OtherActions order={actionable} />
        </Actions>
      </Panel>
      {order.recipientDetails && (order.recipientDetails === 'GIVEN' || order.state === 'PREP') && (
        <Panel title={t('recipient.title')}>
          <RecipientLink order={order} day={day} />
        </Panel>
      )}
      <ClaimsPanel order={order} />
      {order.allowedActions.includes('TRACK') && <ParcelsPanel orderCd={orderCd} />}
      <Panel
        title={
          <>
            {t('lines.title')} <i>{order.lines.length}</i>
          </>
        }
      >
        <OrderLines lines={order.lines} exchangeRate={order.exchangeRate} linked settle={order} />
      </Panel>
      {order.address && (
        <Panel title={t('address.title')}>
          <AddressLabel address={order.address} />
          {order.address.memo && <Memo>{order.address.memo}</Memo>}
        </Panel>
      )}
      {(order.payMethod ?? order.paidAt) && (
        <Panel title={t('detail.payment')}>
          <Facts>
            {order.payMethod && (
              <div>
                <dt>{t('payMethod.title')}</dt>
                <dd>{t(`payMethod.${order.payMethod}`)}</dd>
              </div>
            )}
            {order.paidAt && (
              <div>
                <dt>{t('detail.paidAt')}</dt>
                <dd>{moment(order.paidAt)}</dd>
              </div>
            )}
            <Refunded order={order} />
          </Facts>
          {order.paidAt && <Documents orderCd={orderCd} />}
        </Panel>
      )}
      {order.history.length > 0 && (
        <Panel title={t('detail.history')}>
          <Facts>
            {order.history.map(({ state, at }) => (
              <div key={`${state} ${at}`}>
                <dt>{stateName(state)}</dt>
                <dd>{moment(at)}</dd>
              </div>
            ))}
          </Facts>
        </Panel>
      )}
    </SummaryLayout>
  );
}

const State = styled.div`display: flex; align-items: center; gap: 8px; h2 { ${text.titleL} }`;
const Code = styled.p`
  margin-top: 2px;
  font-size: 13px;
  color: var(--color-text-2);
  b { font-weight: 500; color: var(--color-text); user-select: all; }
`;
const Steps = styled.div`margin: 20px -8px 4px;`;
const DeliveryDate = styled.p`
  display: flex;
  align-items: center;
  gap: 6px;
  margin-top: 16px;
  font-size: 14px;
  color: var(--color-genuine);
`;
const Auto = styled.p`margin-top: 12px; font-size: 14px; color: var(--color-text-2);`;
const Actions = styled.div`
  margin-top: 16px;
  &:not(:has(a, button)) { display: none; }
`;
const Memo = styled.p`margin-top: 8px; font-size: 14px; color: var(--color-text-3);`;
const Facts = styled.dl`
  display: grid;
  gap: 6px;
  font-size: 14px;
  div { display: flex; justify-content: space-between; gap: 12px; }
  dt { color: var(--color-text-2); }
  dd { font-variant-numeric: tabular-nums; text-align: right; }
`;
