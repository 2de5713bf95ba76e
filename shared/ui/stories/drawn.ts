import type { ReactElement } from 'react';
import type { Story } from '@hyangro/testing/stories/story';
import cn from './words/cn.json';
import en from './words/en.json';
import ko from './words/ko.json';

/** What stories of the kit say. */
export type Words = typeof ko;
const WORDS = { ko, en, cn } satisfies Record<string, Words>;

/** A state of a part, in the words of the reader's language. */
export const drawn = (draw: (words: Words) => ReactElement): Story => ({
  render: (_args, { globals: { locale } }) => draw(WORDS[locale]),
});

/** What a story's buttons do. */
export const nothing = (): void => undefined;
/** A picture that each shop has. */
export const PICTURE = '/media/product/P0001-360.89a82939.webp';
