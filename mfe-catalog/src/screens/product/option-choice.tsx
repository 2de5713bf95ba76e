import styled from '@emotion/styled';
import { useId } from 'react';
import type { ProductDetail } from '@hyangro/contracts/catalog/catalog.schemas';
import { useMoney } from '@hyangro/runtime';
import { QuantityStepper } from '@hyangro/ui/field';
import { hasOptions, isSoldOut } from '../../data/product.model';
import { useMessages } from '../../messages';
import { OptionRow, ShadeChip } from './option-looks';
import { useOptionFacts } from './use-option-facts';
import type { Purchase } from './use-purchase';

/** Shade or size, how many, and what it comes to. One that is gone can be picked too: for the news that it is back. */
export const OptionChoice = ({ product, purchase }: { product: ProductDetail; purchase: Purchase }) => {
  const t = useMessages();
  const { won, dollars } = useMoney();
  const factsOf = useOptionFacts(product);
  const name = useId();
  const { option, quantity, most, total } = purchase;
  const kind = product.option ?? 'SIZE';
  const isShade = kind === 'SHADE';
  const picked = option && isShade ? factsOf(option) : null;
  return (
    <>
      {hasOptions(product) && (
        <fieldset aria-describedby={purchase.isOptionMissing ? `${name}-error` : undefined}>
          <Legend>
            {t(`option.${kind}`)}
            {option && <span>{option.name}</span>}
            {picked && <span>{[picked.price, picked.stock].filter(Boolean).join(' · ')}</span>}
          </Legend>
          <Options data-kind={kind}>
            {product.options.map((each) => {
              const Look = isShade ? ShadeChip : OptionRow;
              return (
                <Look key={each.optionCd} option={each} facts={factsOf(each)}>
                  <input
                    type="radio"
                    name={name}
                    value={each.optionCd}
                    checked={option?.optionCd === each.optionCd}
                    onChange={() => purchase.chooseOption(each.optionCd)}
                  />
                </Look>
              );
            })}
          </Options>
          {purchase.isOptionMissing && (
            <Missing id={`${name}-error`} role="alert">
              {t(`option.missing.${kind}`)}
            </Missing>
          )}
        </fieldset>
      )}
      {!isSoldOut(product, option) && (
        <>
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
      )}
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
    font-variant-numeric: tabular-nums;
  }
`;
const Options = styled.div`
  display: grid;
  gap: 8px;
  &[data-kind='SHADE'] {
    display: flex;
    flex-wrap: wrap;
  }
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
  fieldset + & {
    margin-top: 16px;
  }
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
