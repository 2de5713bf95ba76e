import type { ProductCard } from '@hyangro/contracts/catalog/catalog.schemas';
import { pathOf } from '@hyangro/runtime';
import type { RestockRequest } from '@hyangro/contracts/restock/restock.contract';
import { Button, LinkButton } from '@hyangro/ui/button';
import { Bell } from '@hyangro/ui/icons';
import { useMessages } from '../../messages';
import { useRestock } from './use-restock';

interface Props {
  product: ProductCard;
  requests: readonly RestockRequest[];
  onWeb(): void;
}

/** Asks to be told when a product is back, or takes it back; what is back already can be bought (D-23). */
export const RestockButton = ({ product, requests, onWeb }: Props) => {
  const t = useMessages();
  const { productCd, productNm, stockCnt } = product;
  const { isRequested, isPending, toggle } = useRestock(productCd, requests, onWeb);
  if (stockCnt > 0)
    return (
      <LinkButton variant="soft" size="s" block to={pathOf('Product', { productCd })} aria-label={`${productNm} ${t('restock.buy')}`}>
        {t('restock.buy')}
      </LinkButton>
    );
  const label = t(isRequested ? 'restock.requested' : 'restock.button');
  return (
    <Button
      type="button"
      variant={isRequested ? 'soft' : 'line'}
      size="s"
      block
      loading={isPending}
      aria-label={`${productNm} ${label}`}
      onClick={toggle}
    >
      <Bell size={15} fill={isRequested ? 'currentColor' : 'none'} />
      {label}
    </Button>
  );
};
