import styled from '@emotion/styled';
import type { ProductDetail } from '@hyangro/contracts/catalog/catalog.schemas';
import { useTerms } from '@hyangro/runtime';
import { Notice } from '@hyangro/ui/notice';
import { useMessages } from '../../messages';

/** What checkout would refuse, said before anybody gets there. */
export const ProductLimits = ({ product: { minGrade, firstPurchaseOnly } }: { product: ProductDetail }) => {
  const t = useMessages();
  const term = useTerms();
  if (!minGrade && !firstPurchaseOnly) return null;
  return (
    <Lines>
      {minGrade && <Notice tone="warn">{t('limit.grade', { grade: term(`grade.${minGrade}`) })}</Notice>}
      {firstPurchaseOnly && <Notice tone="info">{t('limit.firstPurchase')}</Notice>}
    </Lines>
  );
};

const Lines = styled.div`
  display: grid;
  gap: 8px;
  margin-top: 12px;
`;
