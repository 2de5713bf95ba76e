import styled from '@emotion/styled';
import { Check, Plus } from '@hyangro/ui/icons';
import type { ComparedProduct } from '../../data/compare-list';
import { useMessages } from '../../messages';
import { useCompareToggle } from './use-compare';

/** On the picture of a card: takes it into the comparison. Its box is the card's own. */
export const CompareMark = ({ product }: { product: ComparedProduct }) => {
  const t = useMessages();
  const { isCompared, toggle } = useCompareToggle(product);
  const Icon = isCompared ? Check : Plus;
  return (
    <Place>
      <Press type="button" aria-pressed={isCompared} aria-label={t('compare.product', { name: product.productNm })} onClick={toggle}>
        <Icon size={16} strokeWidth={2} />
        {t('compare.short')}
      </Press>
    </Place>
  );
};

const Place = styled.span`
  position: absolute;
  inset: 0 0 auto;
  aspect-ratio: 1;
  display: flex;
  align-items: flex-end;
  padding: 6px;
  pointer-events: none;
`;
const Press = styled.button`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: 4px;
  height: 32px;
  padding: 0 10px 0 8px;
  border: 1px solid var(--color-line-strong);
  border-radius: var(--radius-pill);
  background: var(--color-bg);
  font: 600 13px/1 var(--font-sans);
  color: var(--color-text-2);
  pointer-events: auto;
  &::after {
    content: '';
    position: absolute;
    inset: -6px;
  }
  &[aria-pressed='true'] {
    border-color: var(--color-brand);
    background: var(--color-brand);
    color: var(--color-on-brand);
  }
`;
