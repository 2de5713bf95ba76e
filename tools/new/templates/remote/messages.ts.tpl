import { messagesOf } from '@hyangro/runtime';
import type ko from '../locales/ko.json';

export const useMessages = messagesOf<typeof ko>('{{name}}');
