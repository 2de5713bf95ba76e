import { SLOWER_MS } from '../self-test/slower';
import { busy } from './busy';

/** One task more, once the page has opened and is quiet. */
window.addEventListener('load', () => setTimeout(() => busy(SLOWER_MS), 1_200));
