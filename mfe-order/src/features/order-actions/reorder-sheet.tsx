import styled from '@emotion/styled';
import type { Reorder } from '@hyangro/contracts/order/order.schemas';
import { pathOf, useMoney, useTerms } from '@hyangro/runtime';
import { Button, LinkButton } from '@hyangro/ui/button';
import { Picture } from '@hyangro/ui/picture';
import { Sheet } from '@hyangro/ui/sheet';
import { clamp, text } from '@hyangro/ui/theme';
import { useMessages } from '../../messages';
import { outcomeOf, titleOf } from './reorder.model';

interface Props {
  outcome: Reorder;
  open: boolean;
  onClose(): void;
}

/** What became of each line, and the way to the cart. */
export default function ReorderSheet({ outcome, open, onClose }: Props) {
  const t = useMessages();
  const term = useTerms();
  const { price } = useMoney();
  const isAnyIn = outcome.lines.some(({ inCart }) => inCart > 0);
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t(titleOf(outcome))}
      closeLabel={term('action.close')}
      footer={
        isAnyIn ? (
          <LinkButton variant="primary" size="l" block to={pathOf('OrderCart')}>
            {t('reorder.toCart')}
          </LinkButton>
        ) : (
          <Button type="button" variant="line" size="l" block onClick={onClose}>
            {term('action.close')}
          </Button>
        )
      }
    >
      <List>
        {outcome.lines.map((line) => {
          const { message, isIn } = outcomeOf(line);
          return (
            <Line key={line.lineNo} data-out={!isIn || undefined}>
              <Tile>
                <Picture src={line.imgMainUrl} alt="" sizes="56px" />
              </Tile>
              <div>
                <Name>{[line.productNm, line.optionNm].filter(Boolean).join(' · ')}</Name>
                <b>{t(message, { count: line.inCart, wanted: line.wanted })}</b>
                {line.priceNow !== null && line.priceNow !== line.salePrice && (
                  <small>{t('reorder.priceNow', { now: price(line.priceNow), then: price(line.salePrice) })}</small>
                )}
              </div>
            </Line>
          );
        })}
      </List>
    </Sheet>
  );
}

const List = styled.ul`display: grid; gap: 12px; padding-bottom: 8px;`;
const Line = styled.li`
  display: flex;
  gap: 12px;
  align-items: center;
  > div:last-of-type { min-width: 0; }
  b { display: block; ${text.bodyS} font-weight: 600; color: var(--color-genuine); }
  &[data-out] b { color: var(--color-text-3); }
  &[data-out] img { opacity: 0.5; }
  small { font-size: 12px; color: var(--color-text-2); font-variant-numeric: tabular-nums; }
`;
const Tile = styled.div`flex: none; width: 56px; border-radius: var(--radius-tile); overflow: hidden;`;
const Name = styled.p`
  ${text.bodyS}
  ${clamp(1)}
`;
