import { memo, type MouseEvent } from 'react';
import { pathOf } from '@hyangro/contracts/routes/paths';
import { Heart, User } from '@hyangro/ui/icons';
import { HeaderPlace, PcHeader } from '@hyangro/ui/pc-header';
import { useServices, useStore } from '@hyangro/runtime';
import { CartPlace } from './header-links';
import { HeaderSearch } from './header-search';
import { LanguageSwitch } from './language-switch';
import { useMessages } from './messages';

/** The head of the shop on wide screens. */
export const ShopHeader = memo(function ShopHeader() {
  const t = useMessages();
  const { session, logout, locale, isLocalePinned } = useServices();
  const { isLogin } = useStore(session);
  const signUp = useStore(locale) === 'ko' ? pathOf('SignUp1') : pathOf('Join');
  const askToLogOut = (event: MouseEvent) => {
    event.preventDefault();
    void logout();
  };
  const account = isLogin
    ? [{ to: '/', label: t('account.logout'), onClick: askToLogOut }]
    : [
        { to: pathOf('Login'), label: t('account.login') },
        {
          to: signUp,
          label: (
            <>
              {t('account.signUp')} <b>{t('account.signUpGift')}</b>
            </>
          ),
        },
      ];
  return (
    <PcHeader
      home={{ to: '/', label: t('place.home'), small: t('site.mark') || undefined }}
      utilityLabel={t('account.label')}
      utilityStart={
        !isLocalePinned && (
          <>
            <LanguageSwitch />
            <span>KRW / USD</span>
          </>
        )
      }
      utilityLinks={[
        ...account,
        { to: pathOf('Orders', { tab: 'all' }), label: t('place.orders') },
        { to: pathOf('Faq'), label: t('place.help') },
      ]}
      search={<HeaderSearch />}
      places={
        <>
          <HeaderPlace to={pathOf('MyProducts')} label={t('place.wishlist')} icon={<Heart />} />
          <HeaderPlace to={pathOf('MyPage')} label={t('place.mypage')} icon={<User />} />
          <CartPlace />
        </>
      }
    />
  );
});
