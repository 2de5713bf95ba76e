import { memo, useEffect, useState } from 'react';
import styled from '@emotion/styled';
import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from 'react-router-dom';
import { MENU_TOP_PX } from '@hyangro/contracts/constants';
import type { MenuItem } from '@hyangro/contracts/common/common.contract';
import { matchRoute } from '@hyangro/contracts/routes/match';
import { pathOf } from '@hyangro/contracts/routes/paths';
import { ROUTE_PATHS } from '@hyangro/contracts/routes/route-paths';
import { Gnb } from '@hyangro/ui/gnb';
import { Menu } from '@hyangro/ui/icons';
import { media, mediaQuery } from '@hyangro/ui/theme';
import { useServices, useStore } from '@hyangro/runtime';
import { useMessages } from './messages';
import { TOP_MENU } from './places';

/** The shop's main places; on phones not above a product. */
export const TopMenu = ({ pcOnly }: { pcOnly: boolean }) => (
  <Box data-pc-only={pcOnly || undefined}>
    <Places />
  </Box>
);

/** On a PC the server's menu takes the place of the built-in one (E-14); phones never ask for it. */
const Places = memo(function Places() {
  const t = useMessages();
  const { pathname } = useLocation();
  const menus = useServerMenu();
  const items = menus
    ? menus.map(({ menuCd, name, link }) => ({ key: menuCd, to: link, label: name }))
    : TOP_MENU.map(({ key, to }) => ({ key, to, label: t(key) }));
  const named = namedEntry(pathname);
  const selected = named === null ? pathname : items[items[named] ? named : 0]?.to;
  return (
    <Gnb
      stickyTop={MENU_TOP_PX}
      label={t('menu.label')}
      items={items.map((item) => ({ ...item, selected: item.to === selected }))}
      start={
        <All to={pathOf('Categories')}>
          <Menu size={20} /> {t('menu.categories')}
        </All>
      }
    />
  );
});

/** Entry that `/main/menu/{initMenuIdx}` names (R-HOM-03), 0 for what is no number; null at every other address. */
function namedEntry(pathname: string): number | null {
  const match = matchRoute([{ path: ROUTE_PATHS.MainMenu }], pathname);
  return match && (/^\d+$/.test(match.params.initMenuIdx ?? '') ? Number(match.params.initMenuIdx) : 0);
}

/** The server's menu in the current language; null until it has come, and on phones. It is the same for everybody: a login keeps it. */
function useServerMenu(): readonly MenuItem[] | null {
  const { api, locale } = useServices();
  const current = useStore(locale);
  const [isPc, setPc] = useState(false);
  useEffect(() => setPc(window.matchMedia?.(mediaQuery('pc')).matches ?? false), []);
  const { data } = useQuery({
    queryKey: ['shell', 'menu', current],
    queryFn: () => api('GET /simple-menus'),
    enabled: isPc,
    staleTime: Infinity,
    placeholderData: (menu, before) => (before?.queryKey[2] === current ? menu : undefined),
  });
  return data?.length ? data : null;
}

/* A tap on a product hides the menu; the menu itself is not rendered anew. */
const Box = styled.div`
  display: contents;
  &[data-pc-only] { display: none; }
  ${media.pc} {
    &[data-pc-only] { display: contents; }
  }
`;
const All = styled(Link)`
  display: flex;
  align-items: center;
  gap: 10px;
  min-height: 30px;
  font: 700 16px/1 var(--font-sans);
  &:hover { color: var(--color-brand); }
`;
