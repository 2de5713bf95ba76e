import type { Db } from '../../../platform/db/db';
import type { LayoutsFile } from '../layout.seed-schema';
import { checkLayouts } from './check-layouts';
import { findPictures, type FindPicture } from './pictures';
import { warning, type Problem } from './problem';
import { readLayoutsContent, readLayoutsFile, type ReadFile } from './read-file';
import { resolveFile } from './resolve-file';
import { readFacts } from './shop-facts.repository';

export interface CheckedFile {
  /** Ready to be imported when no problem is an error; null when the text has not the shape of such a file. */
  file: LayoutsFile | null;
  problems: Problem[];
}

interface Surroundings {
  findPicture: FindPicture;
  now: Date;
}

/** Reads a file of layouts and holds it against the shop; writes nothing. */
export const checkFile = (db: Db, text: string, surroundings: Surroundings): Promise<CheckedFile> =>
  holdAgainstShop(db, readLayoutsFile(text), surroundings);

/** The same of what such a file says. */
export const checkContent = (db: Db, content: unknown, surroundings: Surroundings): Promise<CheckedFile> =>
  holdAgainstShop(db, readLayoutsContent(content), surroundings);

async function holdAgainstShop(db: Db, read: ReadFile, { findPicture, now }: Surroundings): Promise<CheckedFile> {
  if ('problems' in read) return { file: null, problems: read.problems };
  const { file } = read;
  const { urls, problems } = await findPictures(file, findPicture);
  return {
    file: resolveFile(file, { now, pictureUrl: (ref) => urls.get(ref) ?? null }),
    problems: [
      ...problems,
      ...(Object.keys(file.aiMemberGroups).length > 0
        ? [warning(['aiMemberGroups'], 'recommendations are no part of a layout: left out')]
        : []),
      ...checkLayouts(file, await readFacts(db, file), now),
    ],
  };
}
