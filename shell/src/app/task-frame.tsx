import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { AppHeader } from '@hyangro/ui/app-header';
import { media } from '@hyangro/ui/theme';
import { CartLink, HomeLink } from './header-links';
import { useMessages } from './messages';
import { ShopHeader } from './shop-header';

/** One task at a time: on phones a back arrow with the screen's title; from 1024 px the shop's header, without its menu. */
export function TaskFrame({ title, children }: { title: string; children: ReactNode }) {
  const t = useMessages();
  const navigate = useNavigate();
  const goBack = () => void (window.history.state?.idx > 0 ? navigate(-1) : navigate('/'));
  return (
    <>
      <AppHeader
        back={{ label: t('frame.back'), onBack: goBack }}
        title={title}
        isHeading={false}
        actions={
          <>
            <HomeLink />
            <CartLink />
          </>
        }
      />
      <ShopHeader />
      <Room>{children}</Room>
    </>
  );
}

const Room = styled.div`
  padding-bottom: calc(var(--space-8) + var(--safe-bottom));
  ${media.pc} { border-top: 1px solid var(--color-line); }
`;
