import styled from '@emotion/styled';
import type { Order } from '@hyangro/contracts/order/order.schemas';
import type { Shipment } from '@hyangro/contracts/order/tracking.contract';
import { StepDots } from '@hyangro/ui/progress';
import { media, text } from '@hyangro/ui/theme';
import { currentStep } from '../../data/tracking.model';
import { OrderLines } from '../../features/order-lines/order-lines';
import { useMessages } from '../../messages';
import { ParcelEvents } from './parcel-events';
import { Waybill } from './waybill';

interface Props {
  shipment: Shipment;
  order: Pick<Order, 'lines' | 'exchangeRate'>;
  /** Where an order has several. */
  title?: string;
}

/** One parcel: its steps, its waybill, the way so far, and what is in it. */
export const Parcel = ({ shipment, order, title }: Props) => {
  const t = useMessages();
  // The only parcel of an order has no heading of its own.
  const level = title ? 'h3' : 'h2';
  const steps = shipment.steps.map(({ step }) => t(`tracking.step.${step}`));
  return (
    <Box>
      {title && <Title>{title}</Title>}
      <StepDots steps={steps} current={currentStep(shipment)} label={t('tracking.steps')} />
      <Waybill shipment={shipment} />
      <Part as={level}>{t('tracking.events')}</Part>
      <ParcelEvents events={shipment.events} />
      <Part as={level}>{t('tracking.contents')}</Part>
      <OrderLines lines={order.lines.filter(({ lineNo }) => shipment.lineNos.includes(lineNo))} exchangeRate={order.exchangeRate} linked />
    </Box>
  );
};

const Box = styled.section`
  margin-bottom: 16px;
  padding: 20px 16px;
  border: 1px solid var(--color-line);
  border-radius: var(--radius-card);
  ${media.pc} { padding: 28px; }
`;
const Title = styled.h2`${text.titleM} margin-bottom: 16px;`;
const Part = styled.h3`margin: 20px 0 10px; font: 600 14px/1.4 var(--font-sans); color: var(--color-text-2);`;
