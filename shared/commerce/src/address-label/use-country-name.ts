import { useMemo } from 'react';
import { LANGUAGE_TAG } from '@hyangro/contracts/locales';
import { useServices, useStore } from '@hyangro/runtime';

/** `countryName('JP')`: a country in the reader's language. */
export function useCountryName(): (countryCd: string) => string {
  const locale = useStore(useServices().locale);
  return useMemo(() => {
    const names = new Intl.DisplayNames(LANGUAGE_TAG[locale], { type: 'region', style: 'short' });
    return (countryCd) => names.of(countryCd) ?? countryCd;
  }, [locale]);
}
