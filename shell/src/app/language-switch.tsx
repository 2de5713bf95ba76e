import { LANGUAGE_NAME, LANGUAGE_TAG, LOCALES, type Locale } from '@hyangro/contracts/locales';
import { LocaleSwitch } from '@hyangro/ui/locale-switch';
import { useServices, useStore } from '@hyangro/runtime';
import { useMessages } from './messages';

const OPTIONS = LOCALES.map((value) => ({ value, label: LANGUAGE_NAME[value], lang: LANGUAGE_TAG[value] }));

export function LanguageSwitch() {
  const t = useMessages();
  const { locale, setLocale, reportError } = useServices();
  return (
    <LocaleSwitch
      label={t('site.language')}
      value={useStore(locale)}
      options={OPTIONS}
      onChange={(next) => void setLocale(next as Locale).catch(reportError)}
    />
  );
}
