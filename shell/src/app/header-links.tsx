import { pathOf } from '@hyangro/contracts/routes/paths';
import { HeaderLink } from '@hyangro/ui/app-header';
import { Bell, Home, Search, ShoppingBag } from '@hyangro/ui/icons';
import { HeaderPlace } from '@hyangro/ui/pc-header';
import { useStore, useTerms } from '@hyangro/runtime';
import { useMessages } from './messages';
import { usePage } from './page-context';

export function CartLink() {
  const t = useMessages();
  const count = useStore(usePage().cartCount);
  return (
    <HeaderLink to={pathOf('OrderCart')} label={t('place.cartCount', { count })} count={cartBadge(count)}>
      <ShoppingBag />
    </HeaderLink>
  );
}

/** The cart on wide screens. */
export function CartPlace() {
  const t = useMessages();
  const count = useStore(usePage().cartCount);
  return (
    <HeaderPlace
      to={pathOf('OrderCart')}
      label={t('place.cart')}
      icon={<ShoppingBag />}
      count={cartBadge(count)}
      ariaLabel={t('place.cartCount', { count })}
    />
  );
}

export function SearchLink() {
  const t = useTerms();
  return (
    <HeaderLink to={pathOf('Search')} label={t('search.label')}>
      <Search />
    </HeaderLink>
  );
}

export function BellLink() {
  const t = useMessages();
  const { hasNewNotification, onBell } = usePage();
  const hasNew = useStore(hasNewNotification);
  return (
    <HeaderLink
      to={pathOf('Notifications')}
      label={hasNew ? t('place.notificationsNew') : t('place.notifications')}
      dot={hasNew}
      onClick={onBell}
    >
      <Bell />
    </HeaderLink>
  );
}

export function HomeLink() {
  const t = useMessages();
  return (
    <HeaderLink to="/" label={t('place.home')}>
      <Home />
    </HeaderLink>
  );
}

/** Nothing for an empty cart, two digits at most. */
const cartBadge = (count: number): string | null => (count > 0 ? (count > 99 ? '99+' : String(count)) : null);
