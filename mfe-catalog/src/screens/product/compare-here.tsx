import styled from '@emotion/styled';
import type { ComparedProduct } from '../../data/compare-list';
import { CompareButton } from '../../features/common/compare-button';
import { CompareDock } from '../../features/common/compare-dock';
import { useCompared } from '../../features/common/use-compare';

/** Takes the product into the comparison, and shows what is compared while it is one of them (GAP-27). */
export const CompareHere = ({ product }: { product: ComparedProduct }) => {
  const isCompared = useCompared().some(({ productCd }) => productCd === product.productCd);
  return (
    <>
      <CompareButton product={product} />
      {isCompared && (
        <AboveBuyBar>
          <CompareDock />
        </AboveBuyBar>
      )}
    </>
  );
};

/* On phones the buy bar stands where the tabs of other pages are. */
const AboveBuyBar = styled.div`
  --size-tabbar: var(--size-buybar, 64px);
`;
