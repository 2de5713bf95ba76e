import { messagesOf, translateOf } from '@hyangro/runtime';
import type ko from '../locales/ko.json';

export const useMessages = messagesOf<typeof ko>('ugc');
/** For heads: `translate(services)('some.key')`. */
export const translate = translateOf<typeof ko>('ugc');
export type Message = keyof typeof ko;
