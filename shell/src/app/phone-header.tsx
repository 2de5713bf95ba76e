import { AppHeader } from '@hyangro/ui/app-header';
import { BellLink, CartLink, SearchLink } from './header-links';
import { useMessages } from './messages';
import { ShareButton } from './share-button';
import { useBack } from './use-back';

/** The mark, search, news and the cart; above a product the way back, and the page to give on. The links of both are drawn once. */
export function PhoneHeader({ isDetail }: { isDetail: boolean }) {
  const t = useMessages();
  const back = useBack();
  return (
    <AppHeader
      back={isDetail ? back : undefined}
      home={isDetail ? undefined : { to: '/', label: t('place.home'), small: t('site.mark') || undefined }}
      actions={
        <>
          <SearchLink />
          {isDetail ? <ShareButton /> : <BellLink />}
          <CartLink />
        </>
      }
    />
  );
}
