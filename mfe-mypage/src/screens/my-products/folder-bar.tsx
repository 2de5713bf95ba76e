import styled from '@emotion/styled';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { WishlistFolders } from '@hyangro/contracts/wishlist/wishlist.contract';
import { Chip } from '@hyangro/ui/chip';
import { Plus } from '@hyangro/ui/icons';
import { useMessages } from '../../messages';
import { FolderSheet } from './folder-sheet';
import { pathOfFolder } from './products-tab';

interface Props {
  wishlist: WishlistFolders;
  /** The folder that is shown; null for all. */
  open: string | null;
}

/** All, each folder with how much it holds, and a new one. */
export const FolderBar = ({ wishlist: { totalCount, folders }, open }: Props) => {
  const t = useMessages();
  const [isMaking, setMaking] = useState(false);
  const chips = [{ folderCd: null, name: t('mine.all'), count: totalCount }, ...folders];
  return (
    <Bar aria-label={t('folder.list')}>
      {chips.map(({ folderCd, name, count }) => (
        <Pill key={folderCd ?? ''} to={pathOfFolder(folderCd)} replace aria-current={folderCd === open ? 'page' : undefined}>
          {name} <b>{count}</b>
        </Pill>
      ))}
      <Chip onClick={() => setMaking(true)}>
        <Plus size={16} />
        {t('folder.new')}
      </Chip>
      {isMaking && <FolderSheet folder={null} onClose={() => setMaking(false)} />}
    </Bar>
  );
};

const Bar = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;
const Pill = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: 5px;
  max-width: 100%;
  min-height: 36px;
  padding: 0 14px;
  border: 1px solid var(--color-line-strong);
  border-radius: var(--radius-pill);
  font: 500 14px/1.2 var(--font-sans);
  color: var(--color-text-2);
  overflow-wrap: anywhere;
  b {
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  &[aria-current] {
    border-color: var(--color-brand);
    background: var(--color-brand);
    color: var(--color-on-brand);
    font-weight: 600;
  }
`;
