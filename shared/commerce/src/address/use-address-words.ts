import type { Locale } from '@hyangro/contracts/locales';
import { useServices, useStore } from '@hyangro/runtime';
import cn from './words/cn.json';
import en from './words/en.json';
import ko from './words/ko.json';

const WORDS: Readonly<Record<Locale, typeof ko>> = { ko, en, cn };

/** Words of the form in the reader's language. They come with the form: no other screen carries them. */
export const useAddressWords = (): typeof ko => WORDS[useStore(useServices().locale)];
