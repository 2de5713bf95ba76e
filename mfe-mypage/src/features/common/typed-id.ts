import { memberStore } from '@hyangro/runtime';

/** The id that is being typed at the login, for the ways to a lost password and back. Never a password. */
export const typedIdStore = memberStore('');
