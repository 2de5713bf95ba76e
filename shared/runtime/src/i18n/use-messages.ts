import { useMemo } from 'react';
import type terms from '@hyangro/contracts/messages/terms.ko.json';
import { useServices } from '../services/services-context';
import type { ShellServices } from '../services/shell-services';
import { useStore } from '../services/store';
import type { Messages, Translator } from './i18n';
import { translatorOf } from './translator';

type BaseKey<K> = K extends `${infer Base}_${'zero' | 'one' | 'two' | 'few' | 'many' | 'other'}` ? Base : K;
export type Translate<M extends Messages> = (key: BaseKey<keyof M & string>, values?: Record<string, unknown>) => string;

/**
 * Typed messages of a package: `export const useMessages = messagesOf<typeof ko>('catalog')`.
 * Keys are flat; plural forms end in `_one`, `_other`.
 */
export const messagesOf = <M extends Messages>(namespace: string) =>
  function useMessages(): Translate<M> {
    return useTranslator(namespace) as Translate<M>;
  };

/** The same messages outside React, for heads: `export const translate = translateOf<typeof ko>('catalog')`. */
export const translateOf =
  <M extends Messages>(namespace: string) =>
  ({ i18n, locale }: Pick<ShellServices, 'i18n' | 'locale'>): Translate<M> =>
    translatorOf(i18n, locale.get(), namespace) as Translate<M>;

/** Words for a code that is known at run time only: a form's rule, or what the server said of a field. */
export const useTextOfCode = (): Translator => useTranslator('terms');
/** Key of a word that all packages share. */
export type Term = keyof typeof terms;
/** Words all packages share: states, grades, validation, relative time (`messages/terms.*.json`). */
export const useTerms = (): Translate<typeof terms> => useTextOfCode();

/** Translator of one namespace in the page's language; follows the switch. */
function useTranslator(namespace: string): Translator {
  const { i18n, locale } = useServices();
  const current = useStore(locale);
  return useMemo(() => translatorOf(i18n, current, namespace), [i18n, current, namespace]);
}
