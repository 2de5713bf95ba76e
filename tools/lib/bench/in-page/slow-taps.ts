import { SLOWER_MS } from '../self-test/slower';
import { busy } from './busy';

/** Holds the main thread up at each tap and each Back, before the shop hears of it. */
for (const type of ['click', 'popstate']) window.addEventListener(type, () => busy(SLOWER_MS), true);
