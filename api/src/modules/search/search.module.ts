import { kstDay } from '../../platform/clock/clock';
import { dailyKst, everyMinutes } from '../../platform/jobs/job';
import type { ApiModule } from '../../platform/module';
import { countTerms } from './document.repository';
import { removeOldCounts } from './popular.repository';
import { refreshSearch } from './refresh';
import { searchRoutes } from './search.routes';

/** Finding goods by words: results, suggestions, popular terms. */
export const searchModule: ApiModule = {
  name: 'search',
  register: searchRoutes,
  jobs: [
    { name: 'search-refresh', slot: everyMinutes(1), run: ({ db }) => refreshSearch(db) },
    { name: 'search-terms', slot: dailyKst(4, 30), run: ({ db }) => countTerms(db) },
    { name: 'search-log-cleaning', slot: dailyKst(5), run: ({ db, clock }) => removeOldCounts(db, kstDay(clock.now())) },
  ],
};
