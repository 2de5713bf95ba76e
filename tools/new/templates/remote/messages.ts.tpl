import { messagesOf, translateOf } from '@hyangro/runtime';
import type ko from '../locales/ko.json';

export const useMessages = messagesOf<typeof ko>('{{name}}');
/** For heads: `translate(services)('some.key')`. */
export const translate = translateOf<typeof ko>('{{name}}');
