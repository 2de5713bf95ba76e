import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { pathOf } from '@hyangro/runtime';
import { ChevronRight } from '@hyangro/ui/icons';
import { Picture } from '@hyangro/ui/picture';
import { clamp } from '@hyangro/ui/theme';
import { productsOf, type Post } from '../../data/post.model';
import { useMessages } from '../../messages';

/** Goods in a post, each the way to its page. */
export const PostProducts = ({ post }: { post: Post }) => {
  const t = useMessages();
  const products = productsOf(post);
  if (products.length === 0) return null;
  return (
    <List aria-label={t('post.products')}>
      {products.map(({ productCd, brandNm, productNm, imgMainUrl }) => (
        <li key={productCd}>
          <Line to={pathOf('Product', { productCd })} preview={{ title: productNm, overline: brandNm }}>
            <Tile>
              <Picture src={imgMainUrl} alt="" sizes="52px" />
            </Tile>
            <span>
              <b>{brandNm}</b>
              <Name>{productNm}</Name>
            </span>
            <ChevronRight size={18} />
          </Line>
        </li>
      ))}
    </List>
  );
};

const List = styled.ul`display: grid; grid-template-columns: minmax(0, 1fr); gap: 6px; margin-top: 16px;`;
const Line = styled(Link)`
  display: flex;
  align-items: center;
  gap: 12px;
  padding: 8px 10px 8px 8px;
  border-radius: var(--radius-control);
  background: var(--color-bg-sunken);
  line-height: 1.4;
  > span { flex: 1; min-width: 0; }
  b { display: block; font-size: 12px; }
`;
const Tile = styled.i`flex: none; width: 52px; border-radius: var(--radius-tile); overflow: hidden;`;
const Name = styled.span`${clamp(1)} font-size: 13px; color: var(--color-text-2);`;
