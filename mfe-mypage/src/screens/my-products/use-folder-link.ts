import type { WishlistFolder } from '@hyangro/contracts/wishlist/wishlist.contract';
import { pathOf, useServices, useShare, useSingleMutation } from '@hyangro/runtime';
import { useMessages } from '../../messages';

/** Opens a folder's read-only link and gives it on; closes it. */
export function useFolderLink({ folderCd, name }: WishlistFolder) {
  const t = useMessages();
  const services = useServices();
  const share = useShare();
  const params = { folderCd };
  const refresh = () => services.queryClient.invalidateQueries({ queryKey: ['mypage', 'wishlist-folders'] });
  const opening = useSingleMutation({
    mutationKey: ['mypage', 'folder-link', folderCd],
    mutationFn: () => services.api('PUT /wishlist/folders/:folderCd/share', { params }),
    onSuccess: async ({ shareToken }) => {
      await share({ title: t('folder.shareTitle', { name }), url: window.location.origin + pathOf('SharedWishlist', { shareToken }) });
      await refresh();
    },
    onError: services.reportError,
  });
  const closing = useSingleMutation({
    mutationKey: ['mypage', 'folder-unlink', folderCd],
    mutationFn: () => services.api('DELETE /wishlist/folders/:folderCd/share', { params }),
    onSuccess: async () => {
      services.toast(t('folder.closed'));
      await refresh();
    },
    onError: services.reportError,
  });
  return {
    give: () => void opening.start(),
    close: () => void closing.start(),
    isGiving: opening.isPending,
    isClosing: closing.isPending,
  };
}
