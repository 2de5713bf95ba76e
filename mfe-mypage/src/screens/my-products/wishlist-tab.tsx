import styled from '@emotion/styled';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { pathOf, useServices } from '@hyangro/runtime';
import { PagedList, RowSkeletons } from '@hyangro/commerce/list';
import { LinkButton } from '@hyangro/ui/button';
import { wishlistQueries } from '../../data/wishlist.queries';
import { useMessages } from '../../messages';
import { FolderActions } from './folder-actions';
import { FolderBar } from './folder-bar';
import { LikedRow } from './liked-row';
import { pathOfFolder } from './products-tab';

/** The wishlist, all of it or one folder; a folder that is gone shows what is in none of it. */
export const WishlistTab = ({ folderCd }: { folderCd: string | null }) => {
  const t = useMessages();
  const services = useServices();
  const { data } = useSuspenseQuery(wishlistQueries.folders(services));
  const folder = data.folders.find((each) => each.folderCd === folderCd) ?? null;
  const openCd = folder?.folderCd ?? null;
  return (
    <Tab>
      <FolderBar wishlist={data} open={openCd} />
      {folder && <FolderActions key={folder.folderCd} folder={folder} />}
      <Suspense key={`in ${openCd}`} fallback={<RowSkeletons count={4} height={170} />}>
        <PagedList
          query={wishlistQueries.list(services, openCd)}
          keyOf={({ productCd }) => productCd}
          empty={{
            title: t(folder ? 'mine.emptyFolder' : 'mine.emptyZzim'),
            text: t(folder ? 'mine.emptyFolderText' : 'mine.emptyZzimText'),
            action: (
              <LinkButton variant="line" to={folder ? pathOfFolder(null) : pathOf('Main')}>
                {t(folder ? 'mine.all' : 'mine.shop')}
              </LinkButton>
            ),
          }}
        >
          {(item) => <LikedRow item={item} folders={data.folders} />}
        </PagedList>
      </Suspense>
    </Tab>
  );
};

const Tab = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
`;
