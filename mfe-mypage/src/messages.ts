import { messagesOf, translateOf } from '@hyangro/runtime';
import type ko from '../locales/ko.json';

export const useMessages = messagesOf<typeof ko>('mypage');
/** For heads: `translate(services)('some.key')`. */
export const translate = translateOf<typeof ko>('mypage');
/** Key of a text that has no forms of number. */
export type Message = Parameters<ReturnType<typeof useMessages>>[0];
