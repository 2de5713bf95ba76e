import styled from '@emotion/styled';
import { ChevronDown } from '@hyangro/ui/icons';
import { SORTS, type ReviewFilter } from '../../data/review-filter.model';
import { useMessages } from '../../messages';

interface Props {
  value: ReviewFilter['sort'];
  onChange(value: ReviewFilter['sort']): void;
}

/** The device's own menu under a quiet word, as in lists of products. */
export const SortMenu = ({ value, onChange }: Props) => {
  const t = useMessages();
  return (
    <Box>
      <Select
        aria-label={t('sort.label')}
        value={value}
        onChange={(event) => onChange(SORTS.find((sort) => sort === event.target.value) ?? value)}
      >
        {SORTS.map((sort) => (
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
  svg { position: absolute; right: 0; pointer-events: none; }
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
