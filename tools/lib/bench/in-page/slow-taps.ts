import { SLOWER_MS } from '../self-test/slower';
import { busy } from './busy';

/** Holds the main thread up at each tap and each Back, before the shop hears of it; a press that the page does once more is none. */
for (const type of ['click', 'popstate']) window.addEventListener(type, ({ isTrusted }) => isTrusted && busy(SLOWER_MS), true);
