import styled from '@emotion/styled';
import { lazy, Suspense, useState } from 'react';
import type { Display, DisplayItem } from '@hyangro/contracts/layout/layout.contract';
import { Plus } from '@hyangro/ui/icons';
import { media } from '@hyangro/ui/theme';
import { useMessages } from '../../messages';

const BannersSheet = lazy(() => import(/* webpackChunkName: "banners-sheet" */ './banners-sheet'));

/** On phones: opens the list of all banners (D-M01). */
export const BannersButton = ({ display, slides }: { display: Display; slides: readonly DisplayItem[] }) => {
  const t = useMessages();
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  const open = () => {
    setOpened(true);
    setOpen(true);
  };
  return (
    <>
      <Round type="button" aria-label={t('layout.s0009')} aria-haspopup="dialog" aria-expanded={isOpen} onClick={open}><Plus size={16} strokeWidth={2} /></Round>
      {wasOpened && (
        <Suspense fallback={null}>
          <BannersSheet isOpen={isOpen} onClose={() => setOpen(false)} display={display} slides={slides} />
        </Suspense>
      )}
    </>
  );
};

const Round = styled.button`
  position: relative;
  display: grid;
  place-items: center;
  width: 26px;
  height: 26px;
  border-radius: 50%;
  &::after { content: ''; position: absolute; inset: -9px -2px; }
  ${media.tablet} { display: none; }
`;
