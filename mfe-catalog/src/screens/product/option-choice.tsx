import styled from '@emotion/styled';
import { useId } from 'react';
import type { ProductDetail } from '@hyangro/contracts/catalog/catalog.schemas';
import { useMoney } from '@hyangro/runtime';
import { QuantityStepper } from '@hyangro/ui/field';
import { hasOptions } from '../../data/product.model';
import { useMessages } from '../../messages';
import type { Purchase } from './use-purchase';

/** Shade or size, how many, and what it comes to. */
export const OptionChoice = ({ product, purchase }: { product: ProductDetail; purchase: Purchase }) => {
  const t = useMessages();
  const { won, dollars } = useMoney();
  const name = useId();
  const { option, quantity, most, total } = purchase;
  const kind = product.option ?? 'SIZE';
  return (
    <>
      {hasOptions(product) && (
        <fieldset aria-describedby={purchase.isOptionMissing ? `${name}-error` : undefined}>
          <Legend>
            {t(`option.${kind}`)}
            {option && <span>{option.name}</span>}
          </Legend>
          <Options>
            {product.options.map(({ optionCd, name: label, stockCnt, addPrice, hex }) => (
              <Option key={optionCd}>
                <input
                  type="radio"
                  name={name}
                  value={optionCd}
                  checked={option?.optionCd === optionCd}
                  disabled={stockCnt === 0}
                  onChange={() => purchase.chooseOption(optionCd)}
                />
                {hex && <Shade style={{ background: hex }} />}
                <b>{label}</b>
                <small>{stockCnt === 0 ? t('option.soldOut') : addPrice > 0 && `+${won(addPrice)}`}</small>
              </Option>
            ))}
          </Options>
          {purchase.isOptionMissing && (
            <Missing id={`${name}-error`} role="alert">
              {t(`option.missing.${kind}`)}
            </Missing>
          )}
        </fieldset>
      )}
      <Amount>
        <QuantityStepper
          value={quantity}
          min={1}
          max={most}
          onChange={purchase.setQuantity}
          labels={{ decrease: t('quantity.decrease'), increase: t('quantity.increase'), value: t('quantity.value') }}
        />
        <Total aria-live="polite">
          <span>{t('quantity.total')}</span> <b>{won(total)}</b>
          {dollars(total) && <small>({dollars(total)})</small>}
        </Total>
      </Amount>
      {quantity === most && most > 1 && <Hint>{t('quantity.most', { count: most })}</Hint>}
    </>
  );
};

const Legend = styled.legend`
  margin-bottom: 8px;
  font: 600 14px/1.4 var(--font-sans);
  span {
    margin-left: 8px;
    font-weight: 400;
    color: var(--color-text-2);
  }
`;
const Options = styled.div`
  display: grid;
  gap: 8px;
`;
const Option = styled.label`
  display: flex;
  align-items: center;
  gap: 10px;
  min-height: var(--size-input);
  padding: 8px 14px;
  border-radius: var(--radius-control);
  box-shadow: inset 0 0 0 1px var(--color-line-strong);
  font-size: 15px;
  cursor: pointer;
  input {
    position: absolute;
    opacity: 0;
  }
  b {
    flex: 1;
    font-weight: 500;
  }
  small {
    font-size: 13px;
    color: var(--color-text-2);
    font-variant-numeric: tabular-nums;
  }
  &:has(:checked) {
    background: var(--color-brand-soft);
    box-shadow: inset 0 0 0 2px var(--color-brand);
    color: var(--color-brand);
    b {
      font-weight: 700;
    }
  }
  &:has(:disabled) {
    color: var(--color-text-disabled);
    background: var(--color-bg-sunken);
    cursor: not-allowed;
  }
  &:has(:focus-visible) {
    outline: 2px solid var(--color-focus);
    outline-offset: 2px;
  }
`;
const Shade = styled.span`
  flex: none;
  width: 22px;
  height: 22px;
  border-radius: 50%;
  box-shadow: inset 0 0 0 1px var(--color-line-strong);
`;
const Missing = styled.p`
  margin-top: 8px;
  font: 500 13px/1.4 var(--font-sans);
  color: var(--color-danger);
`;
const Amount = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  flex-wrap: wrap;
  gap: 8px;
  margin-top: 16px;
`;
const Total = styled.p`
  margin-left: auto;
  font-size: 13px;
  color: var(--color-text-2);
  font-variant-numeric: tabular-nums;
  b {
    margin-left: 4px;
    font: 800 20px/1.2 var(--font-sans);
    letter-spacing: -0.02em;
    color: var(--color-text);
  }
  small {
    margin-left: 4px;
    font-size: 12px;
    color: var(--color-text-3);
  }
`;
const Hint = styled.p`
  margin-top: 8px;
  font-size: 13px;
  color: var(--color-text-3);
`;
