import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import type { CartItem } from '@hyangro/contracts/order/order.schemas';
import { lineListTotal, lineTotal } from '@hyangro/rules/amounts';
import { pathOf, useMoney, useTerms } from '@hyangro/runtime';
import { IconButton } from '@hyangro/ui/button';
import { CheckboxField, QuantityStepper } from '@hyangro/ui/field';
import { X } from '@hyangro/ui/icons';
import { Picture } from '@hyangro/ui/picture';
import { clamp, media, text } from '@hyangro/ui/theme';
import { Money } from '../../features/common/money';
import { isBuyable, maxOfLine } from '../../data/cart.model';
import { useMessages } from '../../messages';
import type { CartActions } from './use-cart';
import { useLineRefusalText } from './warning-text';

interface Props {
  item: CartItem;
  /** Most pieces of it. */
  max: number;
  actions: CartActions;
}

export const CartLines = ({ items, actions }: { items: readonly CartItem[]; actions: CartActions }) => (
  <List>
    {items.map((item) => (
      <CartLine key={item.cartItemCd} item={item} max={maxOfLine(item, items)} actions={actions} />
    ))}
  </List>
);

/** One line of the cart; a sold-out one can only be looked at or removed. */
const CartLine = ({ item, max, actions }: Props) => {
  const t = useMessages();
  const term = useTerms();
  const { won } = useMoney();
  const lineRefusalText = useLineRefusalText();
  const canBuy = isBuyable(item);
  const name = `${item.brandNm} ${item.productNm}`;
  const refusal = canBuy && item.isSelected && item.refusal ? lineRefusalText(item.refusal) : null;
  const product = pathOf('Product', { productCd: item.productCd });
  return (
    <Row data-sold-out={!canBuy || undefined}>
      {canBuy && (
        <Choice>
          <CheckboxField
            label={t('cart.selectLine', { name })}
            hideLabel
            checked={item.isSelected}
            onChange={(event) => actions.select(item, event.target.checked)}
          />
        </Choice>
      )}
      <Tile to={product} tabIndex={-1} aria-hidden>
        <Picture src={item.imgMainUrl} alt="" sizes="(min-width: 1024px) 104px, 84px" />
        {!canBuy && <Sold>{term('card.soldOut')}</Sold>}
      </Tile>
      <Words>
        <NameLink to={product}>
          <Brand>{item.brandNm}</Brand>
          <Name>{item.productNm}</Name>
        </NameLink>
        {item.optionNm && <Option>{item.optionNm}</Option>}
        {item.firstPurchaseOnly && <Option>{t('cart.firstPurchase')}</Option>}
        <Foot>
          {canBuy && (
            <QuantityStepper
              value={item.quantity}
              min={1}
              max={Math.max(max, item.quantity)}
              onChange={(quantity) => actions.setQuantity(item, Math.min(quantity, max))}
              labels={{
                decrease: t('cart.decrease', { name }),
                increase: t('cart.increase', { name }),
                value: t('cart.quantity', { name }),
              }}
            />
          )}
          <Sum>
            {canBuy && item.normalPrice > item.salePrice && <s>{won(lineListTotal(item))}</s>}
            <b>
              <Money of={lineTotal(item)} />
            </b>
          </Sum>
        </Foot>
        {canBuy && item.quantity >= max && max > 1 && <Limit>{t('cart.atMost', { max })}</Limit>}
        {canBuy && item.quantity > item.stockCnt && <Short role="status">{t('cart.stockLeft', { stock: item.stockCnt })}</Short>}
        {refusal && item.quantity <= item.stockCnt && <Short role="status">{refusal}</Short>}
      </Words>
      <Remove label={t('cart.removeLine', { name })} onClick={() => actions.remove([item])}>
        <X size={18} />
      </Remove>
    </Row>
  );
};

const List = styled.ul`margin-top: -12px;`;
const Row = styled.li`
  position: relative;
  display: flex;
  gap: 12px;
  padding: 16px 0;
  & + & { border-top: 1px solid var(--color-line); }
  &[data-sold-out] { color: var(--color-text-3); }
`;
const Choice = styled.div`flex: none; margin-top: -10px;`;
const Tile = styled(Link)`
  position: relative;
  flex: none;
  align-self: flex-start;
  width: 84px;
  border-radius: var(--radius-tile);
  overflow: hidden;
  ${media.pc} { width: 104px; }
  [data-sold-out] & picture { opacity: 0.5; }
`;
const Sold = styled.span`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  font: 800 11px/1 var(--font-sans);
  letter-spacing: 0.12em;
  color: var(--color-text);
`;
const Words = styled.div`min-width: 0; flex: 1;`;
const NameLink = styled(Link)`
  display: block;
  padding-right: 36px;
  &:hover span + span { text-decoration: underline; }
`;
const Brand = styled.span`display: block; font: 700 12px/1.5 var(--font-sans);`;
const Name = styled.span`
  ${text.bodyS}
  ${clamp(2)}
  color: var(--color-text-2);
  ${media.pc} { font-size: 14px; }
  [data-sold-out] & { color: inherit; }
`;
const Option = styled.p`font-size: 13px; color: var(--color-text-3);`;
const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  justify-content: space-between;
  gap: 8px;
  margin-top: 8px;
`;
const Sum = styled.p`
  margin-left: auto;
  text-align: right;
  line-height: 1.3;
  font-variant-numeric: tabular-nums;
  b { ${text.priceM} }
  s { display: block; font-size: 12px; color: var(--color-text-3); }
`;
const Limit = styled.p`margin-top: 4px; font-size: 12px; color: var(--color-text-3);`;
const Short = styled.p`margin-top: 4px; font-size: 12px; color: var(--color-danger);`;
const Remove = styled(IconButton)`
  position: absolute;
  top: 2px;
  right: -12px;
  color: var(--color-text-3);
`;
