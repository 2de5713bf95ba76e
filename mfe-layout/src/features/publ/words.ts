import type { Locale } from '@hyangro/contracts/locales';
import { fill, useServices, useStore, type ShellServices } from '@hyangro/runtime';
import cn from '../../../locales/publ/cn.json';
import en from '../../../locales/publ/en.json';
import ko from '../../../locales/publ/ko.json';

const WORDS: Readonly<Record<Locale, typeof ko>> = { ko, en, cn };
export type PublWord = keyof typeof ko;

const wordsIn = (locale: Locale) => (key: PublWord, values?: Record<string, unknown>) => fill(WORDS[locale][key], values);

/** Words of the design templates. They come with these screens: no page of the shop carries them. */
export const usePublWords = () => wordsIn(useStore(useServices().locale));
/** The same for heads. */
export const publWords = ({ locale }: Pick<ShellServices, 'locale'>) => wordsIn(locale.get());

export const isPublWord = (key: string): key is PublWord => Object.hasOwn(ko, key);
