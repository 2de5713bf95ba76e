import type { WishlistFolder, WishlistItem } from '@hyangro/contracts/wishlist/wishlist.contract';
import { useServices, useSingleMutation, useToggleWishlist } from '@hyangro/runtime';
import { IconButton } from '@hyangro/ui/button';
import { SelectField } from '@hyangro/ui/field';
import { Heart } from '@hyangro/ui/icons';
import { MyProductRow } from '../../features/my-product/my-product-row';
import { PutIntoCart } from '../../features/my-product/put-into-cart';
import { useMessages } from '../../messages';

interface Props {
  item: WishlistItem;
  folders: readonly WishlistFolder[];
}

/** A liked product: into the cart, into a folder, off the list. */
export const LikedRow = ({ item, folders }: Props) => {
  const t = useMessages();
  const { productCd, productNm, state } = item;
  const { isZzim, isBusy, toggle } = useToggleWishlist(productCd, true);
  return (
    <MyProductRow
      product={item}
      corner={
        <IconButton label={t('mine.unlike', { name: productNm })} aria-pressed={isZzim} aria-busy={isBusy || undefined} onClick={toggle}>
          <Heart size={22} fill={isZzim ? 'currentColor' : 'none'} color="var(--color-sale)" />
        </IconButton>
      }
    >
      {state === 'ON_SALE' && <PutIntoCart product={item} />}
      {folders.length > 0 && <FolderChoice item={item} folders={folders} />}
    </MyProductRow>
  );
};

const FolderChoice = ({ item: { productCd, productNm, folderCd }, folders }: Props) => {
  const t = useMessages();
  const services = useServices();
  const { start, isPending, variables } = useSingleMutation({
    mutationKey: ['mypage', 'into-folder', productCd],
    mutationFn: (into: string | null) =>
      services.api('PUT /wishlist/products/:productCd/folder', { params: { productCd }, body: { folderCd: into } }),
    onSuccess: (_, into) => services.toast(t(into ? 'folder.put' : 'folder.taken')),
    onError: services.reportError,
    onSettled: () => services.queryClient.invalidateQueries({ queryKey: ['mypage'] }),
  });
  return (
    <SelectField
      label={t('folder.of', { name: productNm })}
      hideLabel
      value={(isPending ? variables : folderCd) ?? ''}
      onChange={(event) => void start(event.currentTarget.value || null)}
      options={[{ value: '', label: t('folder.none') }, ...folders.map(({ folderCd: value, name: label }) => ({ value, label }))]}
    />
  );
};
