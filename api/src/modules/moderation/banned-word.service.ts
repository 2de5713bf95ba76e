import type { Locale } from '@hyangro/contracts/locales';
import type { RootDb } from '../../platform/db/db';
import { record } from '../operator/public';
import { comparable, deleteBannedWord, insertBannedWord } from '../ugc/public';
import type { Deciding } from './decide.service';

/** Holds what says a word from now on; answers it as it is compared, and null when it is held already or has no letter. */
export const addBannedWord = (
  db: RootDb,
  { now, by }: Deciding,
  { word: typed, locale }: { word: string; locale: Locale },
): Promise<string | null> =>
  db.transaction(async (tx) => {
    const word = comparable(typed);
    if (word === '' || !(await insertBannedWord(tx, { word, locale }))) return null;
    await record(tx, by, { action: 'ugc.word.add', target: word, after: { locale } }, now);
    return word;
  });

/** Holds a word no more; false when it was not held. */
export const removeBannedWord = (db: RootDb, { now, by }: Deciding, typed: string): Promise<boolean> =>
  db.transaction(async (tx) => {
    const word = comparable(typed);
    if (!(await deleteBannedWord(tx, word))) return false;
    await record(tx, by, { action: 'ugc.word.remove', target: word }, now);
    return true;
  });
