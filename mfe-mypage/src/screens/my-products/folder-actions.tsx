import styled from '@emotion/styled';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { WishlistFolder } from '@hyangro/contracts/wishlist/wishlist.contract';
import { useServices, useSingleMutation } from '@hyangro/runtime';
import { Button } from '@hyangro/ui/button';
import { Share } from '@hyangro/ui/icons';
import { useMessages } from '../../messages';
import { FolderSheet } from './folder-sheet';
import { pathOfFolder } from './products-tab';
import { useFolderLink } from './use-folder-link';

/** What can be done with the folder that is shown. */
export const FolderActions = ({ folder }: { folder: WishlistFolder }) => {
  const t = useMessages();
  const services = useServices();
  const navigate = useNavigate();
  const [isNaming, setNaming] = useState(false);
  const { give, close, isGiving, isClosing } = useFolderLink(folder);
  const { folderCd, name, shareToken } = folder;
  const removal = useSingleMutation({
    mutationKey: ['mypage', 'remove-folder', folderCd],
    mutationFn: () => services.api('DELETE /wishlist/folders/:folderCd', { params: { folderCd } }),
    onSuccess: async () => {
      void navigate(pathOfFolder(null), { replace: true });
      await services.queryClient.invalidateQueries({ queryKey: ['mypage'] });
    },
    onError: services.reportError,
  });
  const remove = async () => {
    if (await services.confirm(t('folder.removeAsk', { name }), { ok: t('folder.remove') })) await removal.start();
  };
  return (
    <Box>
      <p>{t(shareToken ? 'folder.isShared' : 'folder.isOwn')}</p>
      <div>
        <Button type="button" variant="soft" size="s" loading={isGiving} onClick={give}>
          <Share size={16} />
          {t(shareToken ? 'folder.give' : 'folder.share')}
        </Button>
        {shareToken && (
          <Button type="button" variant="text" size="s" loading={isClosing} onClick={close}>
            {t('folder.close')}
          </Button>
        )}
        <Button type="button" variant="text" size="s" onClick={() => setNaming(true)}>
          {t('folder.rename')}
        </Button>
        <Button type="button" variant="text" size="s" loading={removal.isPending} onClick={() => void remove()}>
          {t('folder.remove')}
        </Button>
      </div>
      {isNaming && <FolderSheet folder={folder} onClose={() => setNaming(false)} />}
    </Box>
  );
};

const Box = styled.div`
  padding: 10px 14px;
  border-radius: var(--radius-control);
  background: var(--color-bg-sunken);
  p {
    font-size: 13px;
    line-height: 1.5;
    color: var(--color-text-2);
  }
  > div {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 8px;
    margin-top: 8px;
  }
`;
