import type { Db } from '../../../platform/db/db';
import type { LayoutsFile } from '../layout.seed-schema';
import { checkLayouts } from './check-layouts';
import { findPictures, type FindPicture } from './pictures';
import { warning, type Problem } from './problem';
import { readLayoutsFile } from './read-file';
import { resolveFile } from './resolve-file';
import { readFacts } from './shop-facts.repository';

export interface CheckedFile {
  /** Ready to be imported when no problem is an error; null when the text has not the shape of such a file. */
  file: LayoutsFile | null;
  problems: Problem[];
}

/** Reads a file of layouts and holds it against the shop; writes nothing. */
export async function checkFile(db: Db, text: string, { findPicture, now }: { findPicture: FindPicture; now: Date }): Promise<CheckedFile> {
  const read = readLayoutsFile(text);
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
