import styled from '@emotion/styled';
import { useSuspenseQuery } from '@tanstack/react-query';
import { AddressLabel } from '@hyangro/commerce/address-label';
import { pathOf, useServices, useTerms } from '@hyangro/runtime';
import { LinkButton } from '@hyangro/ui/button';
import { Check, Truck } from '@hyangro/ui/icons';
import { Container } from '@hyangro/ui/section';
import { text } from '@hyangro/ui/theme';
import { orderQueries } from '../../data/order.queries';
import { useDay } from '../../features/day/use-day';
import { OrderLines } from '../../features/order-lines/order-lines';
import { OrderNotFound } from '../../features/order-not-found/order-not-found';
import { OrderReceipt } from '../../features/order-receipt/order-receipt';
import { RecipientLink } from '../../features/recipient-link/recipient-link';
import { useMessages } from '../../messages';

/** The order is paid: what, where to, when. */
export const OrderDone = ({ orderCd }: { orderCd: string }) => {
  const t = useMessages();
  const term = useTerms();
  const day = useDay();
  const services = useServices();
  const { data: order } = useSuspenseQuery(orderQueries.detail(services, orderCd));
  if (!order) return <OrderNotFound />;
  return (
    <Ground>
      <Container narrow>
        <Head>
          <Mark>
            <Check size={30} strokeWidth={2} />
          </Mark>
          <h2>{t('complete.paidTitle')}</h2>
          {order.arrivesOn && (
            <DeliveryDate>
              <Truck size={18} />
              {term('shipping.arrives', { day: day(order.arrivesOn) })}
            </DeliveryDate>
          )}
          <Code>
            {t('complete.orderCd')} <b>{orderCd}</b>
          </Code>
        </Head>
        <Slip>
          {order.recipientDetails && <RecipientLink order={order} day={day} />}
          <OrderReceipt order={order} />
          <Panel>
            {order.address && (
              <Part>
                <h3>{t('address.title')}</h3>
                <AddressLabel address={order.address} />
              </Part>
            )}
            {order.payMethod && (
              <Part>
                <h3>{t('payMethod.title')}</h3>
                <p>{t(`payMethod.${order.payMethod}`)}</p>
              </Part>
            )}
            <Part>
              <h3>{t('lines.title')}</h3>
              <OrderLines lines={order.lines} exchangeRate={order.exchangeRate} linked />
            </Part>
          </Panel>
        </Slip>
        <Ways>
          <LinkButton variant="line" size="l" block to={pathOf('OrderDetail', { orderCd })}>
            {t('complete.detail')}
          </LinkButton>
          <LinkButton variant="primary" size="l" block to={pathOf('Main')}>
            {t('complete.shopOn')}
          </LinkButton>
        </Ways>
      </Container>
    </Ground>
  );
};

const Ground = styled.div`min-height: var(--room, 0); padding: 40px 0 56px; background: var(--color-bg-sunken);`;
const Head = styled.div`
  display: grid;
  justify-items: center;
  gap: 6px;
  text-align: center;
  h2 { ${text.displayM} margin-top: 12px; }
`;
const Mark = styled.span`
  display: grid;
  place-items: center;
  width: 60px;
  height: 60px;
  border-radius: 50%;
  background: var(--color-genuine-soft);
  color: var(--color-genuine);
`;
const DeliveryDate = styled.p`display: flex; align-items: center; gap: 6px; color: var(--color-genuine); font-weight: 500;`;
const Code = styled.p`
  font-size: 13px;
  color: var(--color-text-2);
  b { font-weight: 600; color: var(--color-text); user-select: all; }
`;
const Slip = styled.div`display: grid; gap: 16px; max-width: 560px; margin: 28px auto 0;`;
const Panel = styled.div`padding: 4px 20px; border-radius: var(--radius-card); background: var(--color-bg);`;
const Part = styled.section`
  padding: 16px 0;
  & + & { border-top: 1px solid var(--color-line); }
  h3 { margin-bottom: 8px; font: 600 14px/1.4 var(--font-sans); color: var(--color-text-2); }
`;
const Ways = styled.div`display: grid; grid-template-columns: 1fr 1fr; gap: 8px; max-width: 560px; margin: 20px auto 0;`;
