import type { Db, RootDb, Tx } from '../../../platform/db/db';
import type { Actor } from '../../../platform/http/operator';
import { RefusalInWords } from '../../../platform/http/refusal';
import { record } from '../../operator/public';
import { checkLayouts } from '../file/check-layouts';
import { errorsIn, NotPublishable, type Problem } from '../file/problem';
import { readFacts } from '../file/shop-facts.repository';
import { writeLayouts } from '../file/write-layouts';
import type { LayoutsFile } from '../layout.seed-schema';
import {
  findLiveBefore,
  findLiveVersion,
  findNewest,
  findVersion,
  lockLayouts,
  updateVersion,
  type LayoutVersion,
} from './layout-version.repository';

/** Checks a file against the shop as it is. */
const problemsOf = async (db: Db, file: LayoutsFile, now: Date): Promise<Problem[]> => checkLayouts(file, await readFacts(db, file), now);

/** Throws NotPublishable when versions, taken together, name something that the shop does not have any more. */
export async function assertPublishable(db: Db, rows: readonly LayoutVersion[], now: Date): Promise<void> {
  const categories = new Map(rows.flatMap(({ document }) => document.virtualCategories.map((each) => [each.virtualCategoryCd, each])));
  const file = {
    aiMemberGroups: {},
    layouts: rows.flatMap(({ document }) => document.layouts),
    virtualCategories: [...categories.values()],
  };
  const errors = errorsIn(await problemsOf(db, file, now));
  if (errors.length > 0) throw new NotPublishable(errors);
}

/**
 * Versions become what shoppers see, all or none, in the caller's transaction, which holds `lockLayouts`. Throws NotPublishable when one
 * no longer fits the shop.
 */
export async function publishVersions(
  tx: Tx,
  rows: readonly LayoutVersion[],
  { by, now, action = 'layout.publish' }: { by: Actor; now: Date; action?: string },
): Promise<void> {
  await assertPublishable(tx, rows, now);
  for (const row of rows) {
    const { layoutCd, version } = row;
    const before = await findLiveVersion(tx, layoutCd);
    await writeLayouts(tx, row.document, version);
    await updateVersion(tx, row, { publishedAt: now, publishAt: null, problem: null });
    await record(tx, by, { action, target: layoutCd, before: { version: before }, after: { version } }, now);
  }
}

/** A version, the newest unless one is named. Throws LAYOUT_VERSION_NOT_FOUND. */
export async function needVersion(db: Db, layoutCd: string, version: number | null): Promise<LayoutVersion> {
  const row = version === null ? await findNewest(db, layoutCd) : await findVersion(db, layoutCd, version);
  if (!row)
    throw new RefusalInWords(
      'LAYOUT_VERSION_NOT_FOUND',
      version === null ? `The layout “${layoutCd}” has no versions.` : `The layout “${layoutCd}” has no version ${version}.`,
    );
  return row;
}

/** The version that whoever asks has seen live; null for a page as it came with the shop, undefined when it makes no difference. */
type SeenLive = number | null | undefined;

/** Throws LAYOUT_CHANGED when another version is live than was seen, unless it is the wanted one already. */
function assertSeen(layoutCd: string, live: number | null, seen: SeenLive, wanted: number): void {
  if (seen === undefined || live === seen || live === wanted) return;
  throw new RefusalInWords('LAYOUT_CHANGED', `Version ${live ?? 'of the demo shop'} of “${layoutCd}” is live.`);
}

/** Publishes a version, the newest unless one is named; answers its number. */
export const publishLayout = (
  db: RootDb,
  layoutCd: string,
  version: number | null,
  by: Actor,
  now: Date,
  seen?: SeenLive,
): Promise<number> =>
  db.transaction(async (tx) => {
    await lockLayouts(tx);
    const row = await needVersion(tx, layoutCd, version);
    assertSeen(layoutCd, await findLiveVersion(tx, layoutCd), seen, row.version);
    await publishVersions(tx, [row], { by, now });
    return row.version;
  });

/** Publishes what was live before, or a named version, again; answers its number. */
export const rollbackLayout = (
  db: RootDb,
  layoutCd: string,
  version: number | null,
  by: Actor,
  now: Date,
  seen?: SeenLive,
): Promise<number> =>
  db.transaction(async (tx) => {
    await lockLayouts(tx);
    const live = await findLiveVersion(tx, layoutCd);
    const before =
      version === null ? live !== null && (await findLiveBefore(tx, layoutCd, live)) : await needVersion(tx, layoutCd, version);
    if (!before) throw new RefusalInWords('LAYOUT_NEVER_LIVE', `Nothing of “${layoutCd}” was live before.`);
    if (!before.publishedAt)
      throw new RefusalInWords('LAYOUT_NEVER_LIVE', `Version ${before.version} of “${layoutCd}” was never live: publish it.`);
    if (before.version === live) throw new RefusalInWords('LAYOUT_IS_LIVE', `Version ${before.version} of “${layoutCd}” is live.`);
    assertSeen(layoutCd, live, seen, before.version);
    await publishVersions(tx, [before], { by, now, action: 'layout.rollback' });
    return before.version;
  });
