import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { useMoney } from '@hyangro/runtime';
import { Picture } from '@hyangro/ui/picture';
import { Search } from '@hyangro/ui/icons';
import { clamp, media } from '@hyangro/ui/theme';
import type { Suggestion } from './suggestion.model';

interface Props {
  id: string;
  option: Suggestion;
  isActive: boolean;
  onChoose(): void;
}

/** A row of the suggestions: a link, so that it can be opened in a tab and its screen is prepared. */
export const SuggestionOption = ({ id, option: { to, preview, parts, product }, isActive, onChoose }: Props) => {
  const { price } = useMoney();
  return (
    <Row id={id} role="option" aria-selected={isActive} tabIndex={-1} to={to} preview={preview} onClick={onChoose}>
      {product ? (
        <Thumb>
          <Picture src={product.imgMainUrl} alt="" sizes="48px" eager />
        </Thumb>
      ) : (
        <Search size={18} />
      )}
      <span>
        {product && <Brand>{product.brandNm}</Brand>}
        <Text>{parts.map(({ text, isMatch }, at) => (isMatch ? <mark key={at}>{text}</mark> : text))}</Text>
      </span>
      {product && <b>{price(product.salePrice)}</b>}
    </Row>
  );
};

const Row = styled(Link)`
  display: flex;
  align-items: center;
  gap: 12px;
  min-height: 48px;
  padding: 4px var(--row-padding, 20px);
  font-size: 15px;
  > svg {
    flex: none;
    color: var(--color-text-3);
  }
  > span {
    min-width: 0;
  }
  > b {
    flex: none;
    margin-left: auto;
    font: var(--text-price-m);
    font-size: 14px;
    font-variant-numeric: tabular-nums;
  }
  mark {
    background: none;
    color: var(--color-brand);
    font-weight: 700;
  }
  &[aria-selected='true'] {
    background: var(--color-brand-soft);
  }
  ${media.hover} {
    &:hover {
      background: var(--color-bg-sunken);
    }
    &[aria-selected='true']:hover {
      background: var(--color-brand-soft);
    }
  }
  ${media.pc} {
    min-height: 44px;
  }
`;
const Thumb = styled.span`
  flex: none;
  width: 48px;
  border-radius: var(--radius-tile);
  overflow: hidden;
`;
const Brand = styled.span`
  display: block;
  font: 700 12px/1.4 var(--font-sans);
`;
const Text = styled.span`
  ${clamp(1)}
`;
