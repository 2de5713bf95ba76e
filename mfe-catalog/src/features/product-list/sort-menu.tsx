import styled from '@emotion/styled';
import type { OrderByCd } from '@hyangro/contracts/catalog/catalog.schemas';
import { ChevronDown } from '@hyangro/ui/icons';
import { SORTS } from '../../data/list-filter';
import { useMessages } from '../../messages';

interface Props {
  value: OrderByCd | null;
  /** The list's own order is by relevance; else by popularity. */
  byRelevance?: boolean;
  /** Null is the list's own order. */
  onChange(value: OrderByCd | null): void;
}

/** The device's own menu under a quiet word: the best one there is on a phone. */
export const SortMenu = ({ value, byRelevance = false, onChange }: Props) => {
  const t = useMessages();
  const own = byRelevance ? null : '01';
  const orders = SORTS.filter((sort) => sort !== own);
  return (
    <Box>
      <Select
        aria-label={t('sort.label')}
        value={value === own ? '' : (value ?? '')}
        onChange={(event) => onChange(orders.find((sort) => sort === event.target.value) ?? null)}
      >
        <option value="">{t(byRelevance ? 'sort.relevance' : 'sort.01')}</option>
        {orders.map((sort) => (
          <option key={sort} value={sort}>
            {t(`sort.${sort}`)}
          </option>
        ))}
      </Select>
      <ChevronDown size={16} />
    </Box>
  );
};

const Box = styled.span`
  position: relative;
  display: inline-flex;
  align-items: center;
  svg {
    position: absolute;
    right: 0;
    pointer-events: none;
  }
`;
const Select = styled.select`
  appearance: none;
  height: var(--size-tap);
  padding: 0 20px 0 8px;
  border: 0;
  border-radius: var(--radius-tile);
  background: none;
  /* 16 px: a smaller one makes phones zoom. */
  font: 500 16px/1 var(--font-sans);
  letter-spacing: -0.02em;
  text-align: right;
  cursor: pointer;
`;
