import styled from '@emotion/styled';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import type { Announcements } from '@hyangro/contracts/common/common.contract';
import { useServices } from '@hyangro/runtime';
import { X } from '@hyangro/ui/icons';
import { Picture } from '@hyangro/ui/picture';
import { media } from '@hyangro/ui/theme';
import { linkOf } from '../../data/layout.model';
import { useMessages } from '../../messages';
import { floating, rises } from './floating';

/** From here on the page has room beside its columns. */
// eslint-disable-next-line no-restricted-syntax -- a border of these banners alone; the grid has none here
const besidePage = '@media (min-width: 1440px)';

export interface FloatingBannersProps {
  banners: Announcements['floatingBanners'];
  /** On a phone there is room for one thing at a time: the notice first. */
  isBehindNotice: boolean;
}

/** Banners over Main: a stack in the corner, on wide screens at the right edge. Once closed they stay closed (LS-10). */
export const FloatingBanners = ({ banners, isBehindNotice }: FloatingBannersProps) => {
  const t = useMessages();
  const { storage } = useServices();
  const [isOpen, setOpen] = useState(false);
  // Main is shown again: another one of its pages may have closed them.
  useEffect(() => setOpen(!storage.local.get('mainFloatingBannersClosed')), [storage]);
  if (!isOpen) return null;
  return (
    <Stack aria-label={t('floating.label')} data-behind={isBehindNotice || undefined}>
      <Close
        type="button"
        aria-label={t('floating.close')}
        onClick={(event) => {
          event.currentTarget.closest('main')?.focus({ preventScroll: true });
          storage.local.set('mainFloatingBannersClosed', true);
          setOpen(false);
        }}
      >
        <X size={16} />
      </Close>
      {banners.map(({ bannerCd, text, imgUrl, link }) => (
        <Banner key={bannerCd} to={linkOf(link) ?? '/'}>
          <Shot>
            <Picture src={imgUrl} alt="" ratio="auto" sizes={`(min-width: 1440px) 104px, 44px`} />
          </Shot>
          <span>{text}</span>
        </Banner>
      ))}
    </Stack>
  );
};

const Stack = styled.nav`
  ${floating}
  right: 12px;
  display: flex;
  flex-direction: column;
  align-items: flex-end;
  gap: 8px;
  ${rises}
  ${media.mobile} { &[data-behind] { display: none; } }
  ${media.tablet} { right: 24px; }
  ${besidePage} { top: 50%; right: 8px; bottom: auto; translate: 0 -50%; width: 104px; align-items: stretch; }
`;

const Banner = styled(Link)`
  display: flex;
  align-items: center;
  gap: 10px;
  height: 52px;
  padding: 4px 16px 4px 4px;
  border-radius: var(--radius-pill);
  background: var(--color-bg-raised);
  box-shadow: var(--shadow-2), 0 0 0 1px var(--color-line);
  font: 700 13px/1.35 var(--font-sans);
  ${besidePage} {
    flex-direction: column;
    gap: 0;
    height: auto;
    padding: 0;
    overflow: hidden;
    border-radius: var(--radius-shoulder-s);
    text-align: center;
    > span:last-child { padding: 10px 6px 12px; }
  }
`;

const Shot = styled.span`
  position: relative;
  flex: none;
  width: 44px;
  height: 44px;
  overflow: hidden;
  border-radius: 50%;
  > * { position: absolute; inset: 0; height: 100%; }
  img { object-position: 50% 82%; }
  ${besidePage} { width: 104px; height: 104px; border-radius: 0; }
`;

const Close = styled.button`
  position: relative;
  display: grid;
  place-items: center;
  align-self: flex-end;
  width: 28px;
  height: 28px;
  border-radius: 50%;
  background: var(--color-text);
  color: var(--color-text-inverse);
  &::after { content: ''; position: absolute; inset: -8px; }
`;
