import styled from '@emotion/styled';
import { lazy, Suspense, useState } from 'react';
import type { ProductDetail, ProductOption } from '@hyangro/contracts/catalog/catalog.schemas';
import { ChevronDown } from '@hyangro/ui/icons';
import { useMessages } from '../../messages';

const PriceSteps = lazy(() => import(/* webpackChunkName: "price-steps" */ './price-steps'));

/** How the lowest payment comes about, for who asks. */
export const PriceReasons = ({ product, option }: { product: ProductDetail; option: ProductOption | null }) => {
  const t = useMessages();
  const [isOpen, setOpen] = useState(false);
  return (
    <Fold onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        {t('best.why')}
        <ChevronDown size={16} />
      </summary>
      {isOpen && (
        <Suspense fallback={<Room />}>
          <PriceSteps product={product} option={option} />
        </Suspense>
      )}
    </Fold>
  );
};

const Fold = styled.details`
  margin-top: 4px;
  summary {
    display: inline-flex;
    align-items: center;
    gap: 2px;
    min-height: 36px;
    font-size: 13px;
    color: var(--color-text-2);
    list-style: none;
    cursor: pointer;
    &::-webkit-details-marker {
      display: none;
    }
  }
  &[open] summary svg {
    transform: rotate(180deg);
  }
`;
const Room = styled.div`
  height: 220px;
`;
