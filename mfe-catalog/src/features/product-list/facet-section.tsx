import styled from '@emotion/styled';
import { useId, type ReactNode } from 'react';
import { ChevronDown } from '@hyangro/ui/icons';

interface Props {
  title: string;
  /** How many of its values are chosen. */
  chosenCount: number;
  isOpen: boolean;
  children: ReactNode;
}

/** One filter, which opens and closes. */
export const FacetSection = ({ title, chosenCount, isOpen, children }: Props) => {
  const id = useId();
  return (
    <Box open={isOpen}>
      <Title id={id}>
        {title}
        {chosenCount > 0 && <b>{chosenCount}</b>}
        <ChevronDown size={18} />
      </Title>
      <div role="group" aria-labelledby={id}>
        {children}
      </div>
    </Box>
  );
};

const Box = styled.details`
  padding-bottom: 8px;
  & + & {
    border-top: 1px solid var(--color-line);
  }
  &[open] svg {
    transform: rotate(180deg);
  }
`;
const Title = styled.summary`
  display: flex;
  align-items: center;
  gap: 6px;
  min-height: 52px;
  font: 700 14px/1.5 var(--font-sans);
  list-style: none;
  cursor: pointer;
  &::-webkit-details-marker {
    display: none;
  }
  b {
    color: var(--color-brand);
    font-variant-numeric: tabular-nums;
  }
  svg {
    margin-left: auto;
    color: var(--color-text-3);
  }
`;
