import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import type { ProductOption } from '@hyangro/contracts/catalog/catalog.schemas';
import { Picture } from '@hyangro/ui/picture';
import type { OptionFacts } from './use-option-facts';

interface Props {
  option: ProductOption;
  facts: OptionFacts;
  /** The radio. */
  children: ReactNode;
}

/** A size: what one piece and a millilitre of it cost, and what is left. */
export const OptionRow = ({ option, facts: { price, perMl, stock }, children }: Props) => (
  <Row data-gone={option.stockCnt === 0 || undefined}>
    {children}
    {option.imgUrl && <Mini>{<Picture src={option.imgUrl} alt="" sizes="44px" />}</Mini>}
    <b>
      {option.name}
      {perMl && <small>{perMl}</small>}
    </b>
    <span>
      {price}
      {stock && <small>{stock}</small>}
    </span>
  </Row>
);

/** A shade: its colour or picture with its name; price and what is left stand above the shades once it is picked, and are read aloud here. */
export const ShadeChip = ({ option, facts: { price, stock }, children }: Props) => (
  <Chip data-gone={option.stockCnt === 0 || undefined} title={[price, stock].filter(Boolean).join(' · ')}>
    {children}
    {option.imgUrl ? (
      <Dot>
        <Picture src={option.imgUrl} alt="" sizes="28px" />
      </Dot>
    ) : (
      option.hex && <Dot style={{ background: option.hex }} />
    )}
    {option.name}
  </Chip>
);

const look = `
  position: relative;
  display: flex;
  align-items: center;
  border-radius: var(--radius-control);
  box-shadow: inset 0 0 0 1px var(--color-line-strong);
  cursor: pointer;
  input {
    position: absolute;
    opacity: 0;
  }
  &:has(:checked) {
    background: var(--color-brand-soft);
    box-shadow: inset 0 0 0 2px var(--color-brand);
    color: var(--color-brand);
  }
  &[data-gone] {
    color: var(--color-text-3);
    background: var(--color-bg-sunken);
  }
  &:has(:focus-visible) {
    outline: 2px solid var(--color-focus);
    outline-offset: 2px;
  }
`;
const Row = styled.label`
  ${look}
  gap: 10px;
  min-height: var(--size-input);
  padding: 8px 14px;
  font-size: 15px;
  b {
    flex: 1;
    min-width: 0;
    font-weight: 600;
  }
  > span:last-of-type {
    font-weight: 600;
    text-align: right;
    font-variant-numeric: tabular-nums;
  }
  small {
    display: block;
    font: 400 12px/1.4 var(--font-sans);
    color: var(--color-text-2);
  }
  [data-gone] b {
    font-weight: 500;
  }
`;
const Chip = styled.label`
  ${look}
  gap: 8px;
  min-height: var(--size-tap);
  padding: 6px 14px 6px 8px;
  border-radius: var(--radius-pill);
  font: 500 14px/1.3 var(--font-sans);
  &[data-gone] {
    text-decoration: line-through;
  }
`;
const Mini = styled.span`
  flex: none;
  width: 44px;
  border-radius: var(--radius-tile);
  overflow: hidden;
`;
const Dot = styled.span`
  flex: none;
  width: 28px;
  height: 28px;
  border-radius: 50%;
  overflow: hidden;
  box-shadow: inset 0 0 0 1px var(--color-line-strong);
`;
