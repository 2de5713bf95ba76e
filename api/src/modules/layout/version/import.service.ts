import { newToken } from '../../../platform/session/token';
import type { RootDb, Tx } from '../../../platform/db/db';
import type { Actor } from '../../../platform/http/operator';
import { record } from '../../operator/public';
import { readLayouts } from '../file/export.repository';
import { layoutsText } from '../file/layouts-text';
import { categoriesOf } from '../file/named-codes';
import type { LayoutsFile } from '../layout.seed-schema';
import { findNewest, insertVersion, lockLayouts, setLiveVersion, type LayoutVersion } from './layout-version.repository';
import { needVersion, publishVersions } from './publish.service';

export interface Import {
  by: Actor;
  now: Date;
  isPublished: boolean;
}
export interface Imported {
  layoutCd: string;
  version: number;
  /** False when the newest version says the same. */
  isNew: boolean;
}

/**
 * Every layout of a checked and resolved file becomes a draft: a new version beside what is live, all or none. With `isPublished` they go
 * live at once.
 */
export const importLayouts = (db: RootDb, file: LayoutsFile, { by, now, isPublished }: Import): Promise<Imported[]> =>
  db.transaction(async (tx) => {
    await lockLayouts(tx);
    const imported: Imported[] = [];
    for (const layout of file.layouts) {
      const shown = categoriesOf(layout);
      const document: LayoutsFile = {
        layouts: [layout],
        virtualCategories: file.virtualCategories.filter(({ virtualCategoryCd }) => shown.has(virtualCategoryCd)),
        aiMemberGroups: {},
      };
      imported.push(await addVersion(tx, layout.layoutCd, document, by, now));
    }
    if (isPublished) {
      const rows: LayoutVersion[] = [];
      for (const { layoutCd, version } of imported) rows.push(await needVersion(tx, layoutCd, version));
      await publishVersions(tx, rows, { by, now });
    }
    return imported;
  });

async function addVersion(tx: Tx, layoutCd: string, document: LayoutsFile, by: Actor, now: Date): Promise<Imported> {
  const newest = (await findNewest(tx, layoutCd)) ?? (await keepLive(tx, layoutCd, now));
  if (newest && layoutsText(newest.document) === layoutsText(document)) return { layoutCd, version: newest.version, isNew: false };
  const version = (newest?.version ?? 0) + 1;
  await insertVersion(tx, { layoutCd, version, document, createdAt: now, createdBy: by.name, previewKey: newToken() });
  await record(tx, by, { action: 'layout.import', target: layoutCd, after: { version } }, now);
  return { layoutCd, version, isNew: true };
}

/** What came with the demo shop becomes version 1, so that there is a way back to it. Undefined for a layout that does not exist yet. */
async function keepLive(tx: Tx, layoutCd: string, now: Date) {
  const document = await readLayouts(tx, [layoutCd]);
  if (document.layouts.length === 0) return undefined;
  const row = { layoutCd, version: 1, document, createdAt: now, createdBy: 'shop', previewKey: newToken(), publishedAt: now };
  await insertVersion(tx, row);
  await setLiveVersion(tx, layoutCd, 1);
  return row;
}
