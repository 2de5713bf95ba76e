import type { ProductDetail } from '@hyangro/contracts/catalog/catalog.schemas';
import { Button } from '@hyangro/ui/button';
import { Bell } from '@hyangro/ui/icons';
import { isSoldOut } from '../../data/product.model';
import type { Deed } from '../../data/purchase-intent';
import { useMessages } from '../../messages';

interface Props {
  product: ProductDetail;
  busy: Deed | null;
  onDeed(deed: Deed): void;
  onRestock(): void;
}

/** Cart and buy now; for a sold-out product the way to hear of it again (R-PRD-01). */
export const BuyActions = ({ product, busy, onDeed, onRestock }: Props) => {
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
      <Button type="button" variant="line" size="l" loading={busy === 'cart'} onClick={() => onDeed('cart')}>
        {t('buy.cart')}
      </Button>
      <Button type="button" variant="primary" size="l" loading={busy === 'buy'} onClick={() => onDeed('buy')}>
        {t('buy.now')}
      </Button>
    </>
  );
};
