import type { ProductDetail } from '@hyangro/contracts/catalog/catalog.schemas';
import { useTerms } from '@hyangro/runtime';
import { Sheet } from '@hyangro/ui/sheet';
import { hasLimits } from '../../data/product.model';
import { useMessages } from '../../messages';
import { BuyActions } from './buy-actions';
import { OptionChoice } from './option-choice';
import ProductLimits from './product-limits';
import type { Purchase } from './use-purchase';

interface Props {
  open: boolean;
  onClose(): void;
  onRestock(): void;
  product: ProductDetail;
  purchase: Purchase;
}

/** The choice of shade or size and number, before the purchase. */
export default function BuySheet({ open, onClose, onRestock, product, purchase }: Props) {
  const t = useMessages();
  const term = useTerms();
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t('buy.title')}
      closeLabel={term('action.close')}
      footer={
        <BuyActions
          product={product}
          option={purchase.option}
          busy={purchase.busy}
          onPurchase={(kind) => void purchase.run(kind).then((isDone) => isDone && onClose())}
          onRestock={onRestock}
        />
      }
    >
      <OptionChoice product={product} purchase={purchase} />
      {hasLimits(product) && <ProductLimits product={product} />}
    </Sheet>
  );
}
