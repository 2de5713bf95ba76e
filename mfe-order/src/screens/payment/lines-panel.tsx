import styled from '@emotion/styled';
import { useId, useState } from 'react';
import type { Order } from '@hyangro/contracts/order/order.schemas';
import { ChevronDown } from '@hyangro/ui/icons';
import { text } from '@hyangro/ui/theme';
import { Panel } from '../../features/summary-layout/summary-layout';
import { OrderLines } from '../../features/order-lines/order-lines';
import { useMessages } from '../../messages';

/** What is being bought; folds to its title. */
export const LinesPanel = ({ order }: { order: Order }) => {
  const t = useMessages();
  const [isOpen, setOpen] = useState(true);
  const body = useId();
  return (
    <Panel>
      <h2>
        <Fold type="button" aria-expanded={isOpen} aria-controls={body} onClick={() => setOpen(!isOpen)}>
          <span>
            {t('lines.title')} <i>{order.lines.length}</i>
          </span>
          <ChevronDown size={20} />
        </Fold>
      </h2>
      <div id={body} hidden={!isOpen}>
        <Body>
          <OrderLines lines={order.lines} exchangeRate={order.exchangeRate} />
        </Body>
      </div>
    </Panel>
  );
};

const Fold = styled.button`
  display: flex;
  align-items: center;
  justify-content: space-between;
  width: 100%;
  min-height: var(--size-tap);
  margin: -10px 0;
  ${text.titleM}
  text-align: left;
  i { color: var(--color-brand); }
  svg { transition: transform var(--dur-fast); }
  &[aria-expanded='true'] svg { transform: rotate(180deg); }
`;
const Body = styled.div`padding-top: 12px;`;
