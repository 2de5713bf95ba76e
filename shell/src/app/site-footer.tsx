import { memo } from 'react';
import { pathOf } from '@hyangro/contracts/routes/paths';
import { useServices } from '@hyangro/runtime';
import { Footer } from '@hyangro/ui/footer';
import { LanguageSwitch } from './language-switch';
import { useMessages } from './messages';

export const SiteFooter = memo(function SiteFooter() {
  const t = useMessages();
  const { isLocalePinned } = useServices();
  return (
    <Footer
      small={t('site.mark') || undefined}
      navLabel={t('footer.label')}
      links={[
        { to: pathOf('Welcome'), label: t('footer.welcome') },
        { to: pathOf('Introduction'), label: t('footer.introduction') },
        { to: pathOf('Company'), label: t('footer.company') },
        { to: pathOf('Terms'), label: t('footer.terms') },
        { to: pathOf('PrivacyPolicy'), label: t('footer.privacy'), strong: true },
        { to: pathOf('Faq'), label: t('footer.faq') },
        { to: pathOf('Notices'), label: t('footer.notices') },
      ]}
      service={
        <>
          <b>{t('footer.serviceTitle')}</b>
          <br />
          {t('footer.serviceText')}
        </>
      }
      company={
        <>
          {t('footer.business1')}
          <br />
          {t('footer.business2')}
        </>
      }
      copyright={t('footer.copyright')}
      end={!isLocalePinned && <LanguageSwitch />}
    />
  );
});
