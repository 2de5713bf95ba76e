import { TransactionRollbackError } from 'drizzle-orm';
import type { Locale } from '@hyangro/contracts/locales';
import { pathOf } from '@hyangro/contracts/routes/paths';
import { PREVIEW_PARAM } from '@hyangro/contracts/wire-names';
import { hoursAfter } from '../../../platform/clock/clock';
import type { Db, RootDb, Tx } from '../../../platform/db/db';
import { writeLayouts } from '../file/write-layouts';
import { readFreshly, type Found } from '../fresh-template';
import { findVersion, lockLayouts } from './layout-version.repository';
import { isValidPreview, readPreview, signPreview } from './preview-token.rules';
import { needVersion } from './publish.service';

export interface PreviewLink {
  kind: 'MAIN' | 'PROMOTION' | 'TEST';
  version: number;
  token: string;
  expiresAt: Date;
}

/** A token that shows a version, the newest unless one is named, for some hours. */
export async function previewLayout(db: Db, layoutCd: string, named: number | null, hours: number, now: Date): Promise<PreviewLink> {
  const { version, previewKey, document } = await needVersion(db, layoutCd, named);
  const expiresAt = hoursAfter(now, hours);
  const kind = document.layouts[0]?.kind ?? 'MAIN';
  return { kind, version, token: signPreview({ layoutCd, version, expiresAt }, previewKey), expiresAt };
}

/** The shop's address of a preview. */
export function previewUrl(layoutCd: string, { kind, token }: Pick<PreviewLink, 'kind' | 'token'>, shopUrl: string): string {
  const page = kind === 'PROMOTION' ? pathOf('Promotion', { layoutCd }) : pathOf('MainLayout', { layoutCd });
  return new URL(`${page}?${PREVIEW_PARAM}=${token}`, shopUrl).href;
}

/**
 * What a layout would be if the version of a preview token were published: it is published in a transaction, read there like any other, and
 * rolled back. Null for a token that is forged, expired or another layout's.
 */
export async function readPreviewed(
  db: RootDb,
  { layoutCd, token, locale, memCd, now }: { layoutCd: string; token: string; locale: Locale; memCd: string | null; now: Date },
): Promise<Found | null> {
  const claim = readPreview(token, layoutCd);
  const row = claim && (await findVersion(db, layoutCd, claim.version));
  if (!claim || !row || !isValidPreview(claim, row.previewKey, now)) return null;
  return rolledBack(db, async (tx) => {
    await lockLayouts(tx);
    await writeLayouts(tx, row.document, row.version);
    return readFreshly(tx, layoutCd, locale, memCd, now);
  });
}

/** Answers what `work` read in a transaction that leaves nothing behind. */
async function rolledBack<T>(db: RootDb, work: (tx: Tx) => Promise<T>): Promise<T> {
  const done: { answer: T }[] = [];
  try {
    await db.transaction(async (tx) => {
      done.push({ answer: await work(tx) });
      tx.rollback();
    });
  } catch (error) {
    if (!(error instanceof TransactionRollbackError)) throw error;
  }
  const [first] = done;
  if (!first) throw new Error('A preview was rolled back before it was read.');
  return first.answer;
}
