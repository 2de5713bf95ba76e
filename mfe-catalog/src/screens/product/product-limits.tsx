import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import type { ProductDetail } from '@hyangro/contracts/catalog/catalog.schemas';
import { pathOf, useServices, useStore, useTerms } from '@hyangro/runtime';
import { Notice } from '@hyangro/ui/notice';
import { buyerRefusal } from '../../data/product.model';
import { useMessages } from '../../messages';

/** What checkout would refuse, said before anybody gets there; a member hears how it stands with them (P-05); for products that have limits. */
export default function ProductLimits({ product }: { product: ProductDetail }) {
  const t = useMessages();
  const term = useTerms();
  const { member } = useStore(useServices().session);
  const { minGrade, firstPurchaseOnly } = product;
  const refusal = buyerRefusal(product, member);
  return (
    <Lines>
      {minGrade && (
        <Notice
          tone={refusal === 'grade' ? 'warn' : 'info'}
          action={refusal === 'grade' && <Way to={pathOf('MyPage')}>{t('limit.myGrade')}</Way>}
        >
          {t('limit.grade', { grade: term(`grade.${minGrade}`) })}
          {refusal === 'grade' && member && ` ${t('limit.yourGrade', { grade: term(`grade.${member.grade}`) })}`}
        </Notice>
      )}
      {firstPurchaseOnly && (
        <Notice tone={refusal === 'notFirst' ? 'warn' : 'info'}>
          {t(refusal === 'notFirst' ? 'limit.notFirst' : 'limit.firstPurchase')}
        </Notice>
      )}
    </Lines>
  );
}

const Lines = styled.div`
  display: grid;
  gap: 8px;
  margin-top: 12px;
`;
const Way = styled(Link)`
  flex: none;
  font-weight: 600;
  text-decoration: underline;
  text-underline-offset: 3px;
`;
