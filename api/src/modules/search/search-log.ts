import { createHash, randomBytes } from 'node:crypto';
import type { Locale } from '@hyangro/contracts/locales';
import { kstDay } from '../../platform/clock/clock';
import type { Db } from '../../platform/db/db';
import { plainText } from '../../platform/text/plain-text';
import { addCounts, type SearchCount } from './popular.repository';

/** Counts are written together after so long, so that a term of thousands is no row of thousands of writes. */
const WRITE_AFTER_MS = 5_000;
/** Searchers remembered a day; beyond it nobody counts until the next. */
const SEARCHERS_MAX = 200_000;

interface Search {
  ip: string;
  keyword: string;
  locale: Locale;
}

/**
 * Counts what is searched for, each term once per address and day. Who searched is remembered by this process alone, as a hash with a secret
 * that is new every day and never written down: of N processes each may count an address once.
 */
export function searchLog(db: Db) {
  let day = '';
  let secret = randomBytes(16);
  let searchers = new Set<string>();
  let counts: SearchCount[] = [];
  let writtenAt = 0;
  const write = async () => {
    const due = counts.splice(0);
    if (due.length > 0) await addCounts(db, due);
  };
  return {
    /** Counts one search that found something; writes when it is time. */
    async count({ ip, keyword, locale }: Search, now: Date): Promise<void> {
      if (kstDay(now) !== day) {
        day = kstDay(now);
        secret = randomBytes(16);
        searchers = new Set();
      }
      const term = plainText(keyword).trim().replace(/\s+/g, ' ');
      const searcher = createHash('sha256').update(secret).update(`${ip}/${locale}/${term}`).digest('base64');
      if (term === '' || searchers.has(searcher) || searchers.size >= SEARCHERS_MAX) return;
      searchers.add(searcher);
      counts = [...counts, { day, locale, keyword: term, count: 1 }];
      if (Math.abs(now.getTime() - writtenAt) < WRITE_AFTER_MS) return;
      writtenAt = now.getTime();
      await write();
    },
    /** Writes what is not written yet. */
    write,
  };
}
