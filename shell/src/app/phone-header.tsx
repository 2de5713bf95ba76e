import { AppHeader } from '@hyangro/ui/app-header';
import { BellLink, CartLink, SearchLink } from './header-links';
import { useMessages } from './messages';
import { ShareButton } from './share-button';
import { useBack } from './use-back';

export function PhoneHeader() {
  const t = useMessages();
  return (
    <AppHeader
      home={{ to: '/', label: t('place.home'), small: t('site.mark') || undefined }}
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

/** Above a product: the way back, and the page to give on. */
export const DetailHeader = () => (
  <AppHeader
    back={useBack()}
    actions={
      <>
        <SearchLink />
        <ShareButton />
        <CartLink />
      </>
    }
  />
);
