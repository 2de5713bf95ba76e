import type { Db, RootDb } from '../../platform/db/db';
import { RefusalInWords } from '../../platform/http/refusal';
import { checkContent } from './file/check-file';
import { readLayouts } from './file/export.repository';
import { layoutsText } from './file/layouts-text';
import type { FindPicture } from './file/pictures';
import { errorsIn, fieldsOf, type Problem } from './file/problem';
import { importLayouts, type Import } from './version/import.service';
import { findScheduled, listLayouts } from './version/layout-version.repository';
import { needVersion } from './version/publish.service';

/** Problems that are told; a file may have one in every field. */
const PROBLEMS_TOLD = 200;

/** Every page with the version that is live, and what goes live by itself. */
export async function readDesk(db: Db) {
  const planned = (await findScheduled(db)).flatMap(({ layoutCd, version, publishAt }) =>
    publishAt ? [{ layoutCd, version, publishAt: publishAt.toISOString() }] : [],
  );
  return { items: await listLayouts(db), planned };
}

/** A page as a file, as it is live or one version. Throws LAYOUT_NOT_FOUND, LAYOUT_VERSION_NOT_FOUND. */
export async function readPage(db: Db, layoutCd: string, version: number | undefined): Promise<Record<string, unknown>> {
  const file = version === undefined ? await readLayouts(db, [layoutCd]) : (await needVersion(db, layoutCd, version)).document;
  if (file.layouts.length === 0) throw new RefusalInWords('LAYOUT_NOT_FOUND', `There is no layout “${layoutCd}”.`);
  return JSON.parse(layoutsText(file)) as Record<string, unknown>;
}

interface Surroundings {
  findPicture: FindPicture;
  now: Date;
}

/** What is wrong with a file. */
export async function checkPages(db: Db, content: unknown, surroundings: Surroundings) {
  const { problems } = await checkContent(db, content, surroundings);
  return { canBeImported: errorsIn(problems).length === 0, problems: problems.slice(0, PROBLEMS_TOLD) };
}

/** Every page of a file becomes a draft, or live at once, all or none. Throws VALIDATION_FAILED with what is wrong in its place. */
export async function importPages(db: RootDb, content: unknown, { findPicture, ...call }: Import & Surroundings) {
  const { file, problems } = await checkContent(db, content, { findPicture, now: call.now });
  const errors = errorsIn(problems);
  if (!file || errors.length > 0)
    throw new RefusalInWords('VALIDATION_FAILED', 'Nothing was imported.', ...fieldsOf(errors.slice(0, PROBLEMS_TOLD)));
  const imported = await importLayouts(db, file, call);
  const warnings: Problem[] = problems.slice(0, PROBLEMS_TOLD);
  return { items: imported.map((each) => ({ ...each, isLive: call.isPublished })), warnings };
}
