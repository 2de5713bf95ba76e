import styled from '@emotion/styled';
import { useTerms } from '@hyangro/runtime';
import type { CartGroup as Group } from '../../data/cart.model';
import { Panel } from '../../features/summary-layout/summary-layout';
import { useMessages } from '../../messages';
import { Money } from '../../features/common/money';
import { CartLines } from './cart-line';
import type { CartActions } from './use-cart';

/** Lines that come in one way, with their own sum. */
export const CartGroup = ({ group, actions }: { group: Group; actions: CartActions }) => {
  const t = useMessages();
  const term = useTerms();
  return (
    <Panel title={term(`productType.${group.kind}`)} aside={<Note>{t(`group.note.${group.kind}`)}</Note>}>
      <CartLines items={group.items} actions={actions} />
      <Sum>
        <span>{t('group.sum', { count: group.count })}</span>
        <b>
          <Money of={group.won} />
        </b>
      </Sum>
    </Panel>
  );
};

const Note = styled.span`font-size: 13px; color: var(--color-text-3);`;
const Sum = styled.p`
  display: flex;
  justify-content: space-between;
  padding-top: 14px;
  border-top: 1px dashed var(--color-line-strong);
  font-size: 14px;
  color: var(--color-text-2);
  font-variant-numeric: tabular-nums;
  b { font-weight: 700; color: var(--color-text); }
`;
