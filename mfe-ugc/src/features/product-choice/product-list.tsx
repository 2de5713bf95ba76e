import styled from '@emotion/styled';
import { Suspense, useState } from 'react';
import { Button } from '@hyangro/ui/button';
import { Plus, X } from '@hyangro/ui/icons';
import { Picture } from '@hyangro/ui/picture';
import { clamp } from '@hyangro/ui/theme';
import { useMessages } from '../../messages';
import type { ChosenProduct } from './chosen-product.form';
import { ProductSheet } from './product-sheet.lazy';

interface Props {
  products: readonly ChosenProduct[];
  max: number;
  /** They stay as they are. */
  isFixed?: boolean;
  onChange(products: ChosenProduct[]): void;
}

/** Products that a post names, in the order in which they were chosen. */
export const ProductList = ({ products, max, isFixed = false, onChange }: Props) => {
  const t = useMessages();
  const [sheet, setSheet] = useState<'unused' | 'open' | 'closed'>('unused');
  return (
    <>
      {products.length > 0 && (
        <Rows>
          {products.map((product, at) => (
            <li key={product.productCd}>
              <i>
                <Picture src={product.imgMainUrl} alt="" sizes="52px" />
              </i>
              <span>
                <b>{product.brandNm}</b>
                <Name>{product.productNm}</Name>
              </span>
              {!isFixed && (
                <button
                  type="button"
                  aria-label={t('write.product.remove', { name: product.productNm })}
                  onClick={() => onChange(products.filter((_, each) => each !== at))}
                >
                  <X size={18} />
                </button>
              )}
            </li>
          ))}
        </Rows>
      )}
      {!isFixed && products.length < max && (
        <Button type="button" variant="line" size="m" block onClick={() => setSheet('open')}>
          <Plus size={18} />
          {t('write.product.add')}
        </Button>
      )}
      {sheet !== 'unused' && (
        <Suspense>
          <ProductSheet
            open={sheet === 'open'}
            taken={products.map(({ productCd }) => productCd)}
            onClose={() => setSheet('closed')}
            onChoose={(product) => {
              setSheet('closed');
              onChange([...products, product]);
            }}
          />
        </Suspense>
      )}
    </>
  );
};

const Rows = styled.ul`
  display: grid;
  gap: 8px;
  margin-bottom: 8px;
  li {
    display: flex;
    align-items: center;
    gap: 12px;
    padding: 6px 4px 6px 8px;
    border-radius: var(--radius-control);
    background: var(--color-bg-sunken);
  }
  i { flex: none; width: 52px; border-radius: var(--radius-tile); overflow: hidden; }
  span { flex: 1; min-width: 0; }
  b { display: block; font-size: 12px; }
  button {
    flex: none;
    display: grid;
    place-items: center;
    width: var(--size-tap);
    height: var(--size-tap);
    border-radius: var(--radius-control);
  }
`;
const Name = styled.span`${clamp(1)} font-size: 14px;`;
