import styled from '@emotion/styled';
import type { Claim } from '@hyangro/contracts/order/claim.schemas';
import { lineTotal } from '@hyangro/rules/amounts';
import { useMoney } from '@hyangro/runtime';
import { Picture } from '@hyangro/ui/picture';
import { clamp, text } from '@hyangro/ui/theme';
import { useMessages } from '../../messages';

/** Goods of a claim: picture, names, the pieces that go back. */
export const ClaimLines = ({ lines, exchangeRate }: Pick<Claim, 'lines' | 'exchangeRate'>) => {
  const t = useMessages();
  const { price } = useMoney(exchangeRate);
  return (
    <List>
      {lines.map((line) => (
        <Row key={line.lineNo}>
          <Tile>
            <Picture src={line.imgMainUrl} alt="" sizes="64px" />
          </Tile>
          <div>
            <Brand>{line.brandNm}</Brand>
            <Name>{line.productNm}</Name>
            <Small>{[line.optionNm, t('line.pieces', { count: line.quantity }), price(lineTotal(line))].filter(Boolean).join(' · ')}</Small>
          </div>
        </Row>
      ))}
    </List>
  );
};

const List = styled.ul`display: grid; gap: 12px;`;
const Row = styled.li`display: flex; gap: 12px; > div:last-of-type { min-width: 0; flex: 1; }`;
const Tile = styled.div`flex: none; width: 64px; border-radius: var(--radius-tile); overflow: hidden;`;
const Brand = styled.p`font: 700 12px/1.5 var(--font-sans);`;
const Name = styled.p`${text.bodyS} ${clamp(1)} color: var(--color-text-2);`;
const Small = styled.p`font-size: 13px; color: var(--color-text-3); font-variant-numeric: tabular-nums;`;
