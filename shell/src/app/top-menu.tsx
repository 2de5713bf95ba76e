import { useEffect, useState } from 'react';
import styled from '@emotion/styled';
import { Link, useLocation } from 'react-router-dom';
import type { MenuItem } from '@hyangro/contracts/common/common.contract';
import { pathOf } from '@hyangro/contracts/routes/paths';
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
  return (
    <Gnb
      pcOnly={pcOnly}
      label={t('menu.label')}
      items={items.map((item) => ({ ...item, selected: item.to === pathname }))}
      start={
        <All to={pathOf('Categories')}>
          <Menu size={20} /> {t('menu.categories')}
        </All>
      }
    />
  );
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
