import type { ProductDetail } from '@hyangro/contracts/catalog/catalog.schemas';
import { Button } from '@hyangro/ui/button';
import { Bell } from '@hyangro/ui/icons';
import { isSoldOut } from '../../data/product.model';
import type { PurchaseKind } from '../../data/purchase-intent';
import { useMessages } from '../../messages';

interface Props {
  product: ProductDetail;
  busy: PurchaseKind | null;
  onPurchase(kind: PurchaseKind): void;
  onRestock(): void;
}

/** Cart and buy now; for a sold-out product the way to hear of it again (R-PRD-01). */
export const BuyActions = ({ product, busy, onPurchase, onRestock }: Props) => {
  const t = useMessages();
  if (isSoldOut(product)) {
    return (
      <>
        <Button type="button" variant="line" size="l" disabled>
          {t('buy.soldOut')}
        </Button>
        <Button type="button" variant="primary" size="l" onClick={onRestock}>
          <Bell size={18} />
          {t('restock.button')}
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
