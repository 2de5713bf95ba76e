import type { ProductDetail, ProductOption } from '@hyangro/contracts/catalog/catalog.schemas';
import { useServices, useStore, useTerms } from '@hyangro/runtime';
import { Button } from '@hyangro/ui/button';
import { Bell } from '@hyangro/ui/icons';
import { buyerRefusal, isSoldOut } from '../../data/product.model';
import type { PurchaseKind } from '../../data/purchase-intent';
import { useMessages } from '../../messages';
import { useRestockState } from './use-restock-state';

interface Props {
  product: ProductDetail;
  option: ProductOption | null;
  busy: PurchaseKind | null;
  onPurchase(kind: PurchaseKind): void;
  onRestock(): void;
}

/** Cart and buy now; for what is sold out the way to hear of it again (R-PRD-01), for who may not buy it a button that says so (P-05). */
export const BuyActions = ({ product, option, busy, onPurchase, onRestock }: Props) => {
  const t = useMessages();
  const term = useTerms();
  const { member } = useStore(useServices().session);
  const refusal = buyerRefusal(product, member);
  const { isWaiting } = useRestockState(product.productCd, isSoldOut(product, option));
  if (refusal) {
    return (
      <Button type="button" variant="line" size="l" disabled>
        {refusal === 'grade' && product.minGrade ? t('buy.forGrade', { grade: term(`grade.${product.minGrade}`) }) : t('buy.notFirst')}
      </Button>
    );
  }
  if (isSoldOut(product, option)) {
    return (
      <>
        <Button type="button" variant="line" size="l" disabled>
          {t('buy.soldOut')}
        </Button>
        <Button type="button" variant={isWaiting ? 'soft' : 'primary'} size="l" onClick={onRestock}>
          <Bell size={18} fill={isWaiting ? 'currentColor' : 'none'} />
          {t(isWaiting ? 'restock.requested' : 'restock.button')}
        </Button>
      </>
    );
  }
  return (
    <>
      <Button type="button" variant="line" size="l" loading={busy === 'cart'} onClick={() => onPurchase('cart')}>
        {t('buy.cart')}
      </Button>
      <Button type="button" variant="primary" size="l" loading={busy === 'buy'} onClick={() => onPurchase('buy')}>
        {t('buy.now')}
      </Button>
    </>
  );
};
