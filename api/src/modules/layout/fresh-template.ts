import type { Locale } from '@hyangro/contracts/locales';
import type { Db } from '../../platform/db/db';
import { kept, NOTHING_SEEN, readKept } from '../../platform/db/kept';
import { readFresh, type Fresh, type Horizon } from './fresh.repository';
import { buildTemplate, type LayoutTemplate } from './layout-template';
import { newest, withChanges, type Shelf } from './shelf';

/** Which goods are in a sale depends on the time. */
const TEMPLATE_MS = 5_000;
/** No transaction is so young. */
const NEVER: Horizon = '9223372036854775807';
/** A template with what may not be a moment old. */
export interface Found {
  template: LayoutTemplate;
  shelf: Shelf;
  fresh: Fresh;
}
interface Kept {
  template: LayoutTemplate;
  shelf: Shelf;
}
const keptTemplates = kept<Kept | null>(TEMPLATE_MS);

/** Template of a layout with what is fresh beside it; null for an unknown layout. */
export async function readTemplate(db: Db, layoutCd: string, locale: Locale, memCd: string | null, now: Date): Promise<Found | null> {
  const read = await readKept(db, async (seen) => {
    const entry = await keptTemplates(db, `${locale}/${layoutCd}`, now, async () => {
      const template = await buildTemplate(db, layoutCd, locale, now);
      return template && { template, shelf: template.shelf };
    });
    // Another call may put a younger shelf into the entry meanwhile.
    const before = entry?.shelf;
    const couponCds = entry?.template.couponPlaces.map(({ couponCd }) => couponCd) ?? [];
    const since = before?.horizon ?? NEVER;
    const fresh = await readFresh(db, {
      seen,
      layoutCd,
      since,
      couponCds,
      memCd,
      codes: entry?.template.codes ?? [],
      picked: entry?.template.picked ?? [],
    });
    if (!fresh || !entry || !before) return fresh && { ...fresh, found: null };
    const shelf = withChanges(before, fresh.horizon, fresh.changed);
    entry.shelf = newest(entry.shelf, shelf);
    return { ...fresh, found: { template: entry.template, shelf, fresh } };
  });
  return read?.found ?? null;
}

/** The same, read anew and kept nowhere: for a transaction that sees what nobody else does. */
export async function readFreshly(db: Db, layoutCd: string, locale: Locale, memCd: string | null, now: Date): Promise<Found | null> {
  const template = await buildTemplate(db, layoutCd, locale, now);
  if (!template) return null;
  const { codes, picked, couponPlaces } = template;
  const couponCds = couponPlaces.map(({ couponCd }) => couponCd);
  const fresh = await readFresh(db, { seen: NOTHING_SEEN, layoutCd, since: NEVER, couponCds, memCd, codes, picked });
  return fresh && { template, shelf: template.shelf, fresh };
}
