import { useEffect, useState } from 'react';
import styled from '@emotion/styled';
import { Link, useLocation } from 'react-router-dom';
import { MENU_TOP_PX } from '@hyangro/contracts/constants';
import type { MenuItem } from '@hyangro/contracts/common/common.contract';
import { matchRoute } from '@hyangro/contracts/routes/match';
import { pathOf } from '@hyangro/contracts/routes/paths';
import { ROUTES } from '@hyangro/contracts/routes/table';
import { Gnb } from '@hyangro/ui/gnb';
import { Menu } from '@hyangro/ui/icons';
import { useServices, useStore } from '@hyangro/runtime';
import { useMessages } from './messages';
import { TOP_MENU } from './places';

const PC = '(min-width: 1024px)';

/** The shop's main places. On a PC the server's menu takes the place of the built-in one (E-14); phones never ask for it. */
export function TopMenu({ pcOnly }: { pcOnly: boolean }) {
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
      pcOnly={pcOnly}
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
}

/** Entry that `/main/menu/{initMenuIdx}` names (R-HOM-03), 0 for what is no number; null at every other address. */
function namedEntry(pathname: string): number | null {
  const match = matchRoute([ROUTES.MainMenu], pathname);
  return match && (/^\d+$/.test(match.params.initMenuIdx ?? '') ? Number(match.params.initMenuIdx) : 0);
}

function useServerMenu(): readonly MenuItem[] | null {
  const { api, locale } = useServices();
  const current = useStore(locale);
  const [menu, setMenu] = useState<{ of: string; items: readonly MenuItem[] } | null>(null);
  useEffect(() => {
    if (known.has(current)) return setMenu({ of: current, items: known.get(current) ?? [] });
    if (!window.matchMedia?.(PC).matches) return;
    let isHere = true;
    api('GET /simple-menus').then(
      (items) => {
        known.set(current, items);
        if (isHere && items.length) setMenu({ of: current, items });
      },
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, [api, current]);
  return menu?.of === current ? menu.items : null;
}

/** Menus of this page load by language: asked for once. Filled in browsers only. */
const known = new Map<string, readonly MenuItem[]>();

const All = styled(Link)`
  display: flex;
  align-items: center;
  gap: 10px;
  min-height: 30px;
  font: 700 16px/1 var(--font-sans);
  &:hover { color: var(--color-brand); }
`;
