import { RESTOCK_MONTHS } from '@hyangro/contracts/constants';
import { inSeoul } from '../../platform/clock/clock';

/** When a request of `now` is released by itself: three calendar months later in Seoul, on the same day of the month or its last one (K-RST, TRAP-17). */
export const expiryOf = (now: Date): Date => inSeoul(now).add(RESTOCK_MONTHS, 'month').toDate();
