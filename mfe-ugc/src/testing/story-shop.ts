import type { StoryParameters } from '@hyangro/testing/stories/story';
import cn from '../../locales/cn.json';
import en from '../../locales/en.json';
import ko from '../../locales/ko.json';
import { NOW } from './samples';

/** The shop of this package's stories: its words in each language, and the day of its samples. */
export const storyShop = { messages: { ko: { ugc: ko }, en: { ugc: en }, cn: { ugc: cn } }, now: () => NOW } satisfies StoryParameters;

/** An answer that does not come as long as anybody looks. */
export const never = (): Promise<never> => new Promise(() => undefined);
/** What members write at their longest: a sentence without an end, and a word without a gap. */
export const LONG = `${'새벽 항구처럼 차갑고 짭짤하면서도 오래 남는 향이라 매일 뿌리게 돼요 '.repeat(4)}${'향'.repeat(60)}`;
