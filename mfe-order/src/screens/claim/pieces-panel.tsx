import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import type { Order } from '@hyangro/contracts/order/order.schemas';
import { useMoney, useTerms } from '@hyangro/runtime';
import { CheckboxField, QuantityStepper } from '@hyangro/ui/field';
import { Notice } from '@hyangro/ui/notice';
import { Picture } from '@hyangro/ui/picture';
import { clamp, text } from '@hyangro/ui/theme';
import { leftOf, type ChosenPieces, type OrderLine } from '../../data/claim.model';
import { useMessages } from '../../messages';

interface Props {
  lines: readonly OrderLine[];
  /** That of their order. */
  exchangeRate: Order['exchangeRate'];
  chosen: ChosenPieces;
  error: string | undefined;
  /** What mends it at once. */
  wayOut?: ReactNode;
  /** 0 leaves the line out. */
  onChange: (lineNo: number, quantity: number) => void;
}

/** Which goods go back, and how many of each; what went back before is said and cannot be chosen. */
export const PiecesPanel = ({ lines, exchangeRate, chosen, error, wayOut, onChange }: Props) => (
  <>
    <List>
      {lines.map((line) => (
        <Line
          key={line.lineNo}
          line={line}
          exchangeRate={exchangeRate}
          quantity={Math.min(chosen[line.lineNo] ?? 0, leftOf(line))}
          onChange={onChange}
        />
      ))}
    </List>
    {error && (
      <Error>
        <Notice tone="danger" role="alert" action={wayOut}>
          {error}
        </Notice>
      </Error>
    )}
  </>
);

const Line = ({
  line,
  exchangeRate,
  quantity,
  onChange,
}: Pick<Props, 'exchangeRate' | 'onChange'> & { line: OrderLine; quantity: number }) => {
  const t = useMessages();
  const term = useTerms();
  const { price } = useMoney(exchangeRate);
  const { lineNo, productNm, claimedQuantity } = line;
  const left = leftOf(line);
  return (
    <Row data-gone={left === 0 || undefined}>
      <CheckboxField
        label={t('claim.choose', { name: productNm })}
        hideLabel
        checked={quantity > 0}
        disabled={left === 0}
        onChange={(event) => onChange(lineNo, event.target.checked ? left : 0)}
      />
      <Tile>
        <Picture src={line.imgMainUrl} alt="" sizes="64px" />
      </Tile>
      <Words>
        <Brand>{line.brandNm}</Brand>
        <Name>{productNm}</Name>
        <Small>{[line.optionNm, price(line.salePrice), t('line.pieces', { count: line.quantity })].filter(Boolean).join(' · ')}</Small>
        {line.confirmedAt && <Small>{term('orderState.s0005')}</Small>}
        {claimedQuantity > 0 && <Small>{t('claim.claimedBefore', { count: claimedQuantity })}</Small>}
        {quantity > 0 && left > 1 && (
          <QuantityStepper
            value={quantity}
            min={1}
            max={left}
            onChange={(next) => onChange(lineNo, next)}
            labels={{
              decrease: t('claim.decrease', { name: productNm }),
              increase: t('claim.increase', { name: productNm }),
              value: t('claim.quantity', { name: productNm }),
            }}
          />
        )}
      </Words>
    </Row>
  );
};

const List = styled.ul`display: grid; gap: 16px;`;
const Row = styled.li`
  display: flex;
  align-items: flex-start;
  gap: 10px;
  &[data-gone] { opacity: 0.55; }
`;
const Tile = styled.div`flex: none; width: 64px; border-radius: var(--radius-tile); overflow: hidden;`;
const Words = styled.div`display: grid; justify-items: start; gap: 2px; min-width: 0; flex: 1; > [role='group'] { margin-top: 6px; }`;
const Brand = styled.p`font: 700 12px/1.5 var(--font-sans);`;
const Name = styled.p`${text.bodyS} ${clamp(2)}`;
const Small = styled.p`font-size: 13px; color: var(--color-text-3); font-variant-numeric: tabular-nums;`;
const Error = styled.div`margin-top: 12px;`;
