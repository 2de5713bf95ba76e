import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import type { Order } from '@hyangro/contracts/order/order.schemas';
import { lineListTotal, lineTotal } from '@hyangro/rules/amounts';
import { pathOf, useMoney, useTerms } from '@hyangro/runtime';
import { Tag } from '@hyangro/ui/badge';
import { ChevronRight } from '@hyangro/ui/icons';
import { Picture } from '@hyangro/ui/picture';
import { clamp, text } from '@hyangro/ui/theme';
import { useMessages } from '../../messages';
import { reviewPath } from '../../data/review-path';

type OrderLine = Order['lines'][number];

interface Props {
  lines: readonly OrderLine[];
  /** Names lead to the product; off where a way out would cost the shopper the form. */
  linked?: boolean;
  /** Order whose goods may be reviewed now. */
  reviewOf?: string;
}

/** Ordered goods: picture, names, option and pieces, price of the line. */
export const OrderLines = ({ lines, linked, reviewOf }: Props) => (
  <List>
    {lines.map((line) => (
      <Line key={line.lineNo} line={line} linked={linked} reviewOf={reviewOf} />
    ))}
  </List>
);

const Line = ({ line, linked, reviewOf }: Omit<Props, 'lines'> & { line: OrderLine }) => {
  const t = useMessages();
  const term = useTerms();
  const { won } = useMoney();
  const option = [line.optionNm, t('line.pieces', { count: line.quantity })].filter(Boolean).join(' · ');
  return (
    <Row>
      <Tile>
        <Picture src={line.imgMainUrl} alt="" sizes="76px" />
      </Tile>
      <Words>
        <Brand>{line.brandNm}</Brand>
        {linked ? (
          <NameLink to={pathOf('Product', { productCd: line.productCd })}>{line.productNm}</NameLink>
        ) : (
          <Name>{line.productNm}</Name>
        )}
        <Option>{option}</Option>
        <Sum>
          <b>{won(lineTotal(line))}</b>
          {line.normalPrice > line.salePrice && <s>{won(lineListTotal(line))}</s>}
          {line.productType === 'OVERSEAS' && <Tag tone="info">{term('productType.OVERSEAS')}</Tag>}
        </Sum>
        {line.couponDiscount > 0 && <Coupon>{t('line.coupon', { won: won(line.couponDiscount) })}</Coupon>}
        {line.claimedQuantity > 0 && <Option>{t('detail.claimed', { count: line.claimedQuantity })}</Option>}
        {reviewOf && line.claimedQuantity < line.quantity && (
          <Review to={reviewPath(line.productCd, reviewOf)} aria-label={t('confirm.review', { name: line.productNm })}>
            {t('actions.review')}
            <ChevronRight size={16} />
          </Review>
        )}
      </Words>
    </Row>
  );
};

const List = styled.ul`display: grid; gap: 12px;`;
const Row = styled.li`display: flex; gap: 12px;`;
const Tile = styled.div`flex: none; width: 76px; border-radius: var(--radius-tile); overflow: hidden;`;
const Words = styled.div`min-width: 0; flex: 1;`;
const Brand = styled.p`font: 700 12px/1.5 var(--font-sans);`;
const name = `
${text.bodyS}
${clamp(1)}
color: var(--color-text-2);
`;
const Name = styled.p(name);
const NameLink = styled(Link)`
  ${name}
  &:hover { text-decoration: underline; }
`;
const Option = styled.p`font-size: 13px; color: var(--color-text-3);`;
const Sum = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  column-gap: 6px;
  font-variant-numeric: tabular-nums;
  b { font-size: 15px; font-weight: 700; }
  s { font-size: 12px; color: var(--color-text-3); }
`;
const Coupon = styled.p`font-size: 12px; color: var(--color-sale); font-variant-numeric: tabular-nums;`;
const Review = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: var(--size-tap);
  font: 600 13px/1.4 var(--font-sans);
  color: var(--color-brand);
`;
