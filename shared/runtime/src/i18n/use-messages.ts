import { useTranslation } from 'react-i18next';
import type { Messages } from '../remote/define-remote';

type BaseKey<K> = K extends `${infer Base}_${'zero' | 'one' | 'two' | 'few' | 'many' | 'other'}` ? Base : K;
export type Translate<M extends Messages> = (key: BaseKey<keyof M & string>, values?: Record<string, unknown>) => string;

/**
 * Typed messages of a package: `export const useMessages = messagesOf<typeof ko>('catalog')`.
 * Keys are flat; plural forms end in `_one`, `_other`.
 */
export const messagesOf = <M extends Messages>(namespace: string) =>
  function useMessages(): Translate<M> {
    const { t } = useTranslation(namespace);
    return t as unknown as Translate<M>;
  };

/** Words all packages share: states, grades, validation, relative time (`messages/terms.*.json`). */
export const useTerms = (): ((key: string, values?: Record<string, unknown>) => string) => {
  const { t } = useTranslation('terms');
  return t as unknown as (key: string, values?: Record<string, unknown>) => string;
};
