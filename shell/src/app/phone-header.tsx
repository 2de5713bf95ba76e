import { AppHeader } from '@hyangro/ui/app-header';
import { BellLink, CartLink, SearchLink } from './header-links';
import { useMessages } from './messages';

export function PhoneHeader() {
  const t = useMessages();
  return (
    <AppHeader
      home={{ to: '/', label: t('place.homeOf'), small: t('site.mark') || undefined }}
      actions={
        <>
          <SearchLink />
          <BellLink />
          <CartLink />
        </>
      }
    />
  );
}
