import type { Locale } from '@hyangro/contracts/locales';
import type { Db } from '../../platform/db/db';
import { readFresh, type Fresh } from './fresh.repository';
import { buildTemplate, type LayoutTemplate } from './layout-template';
import { newest, withChanges, type Shelf } from './shelf';

/** How old names and prices on a layout may get. A changed layout row shows at once: its version is read with every call. */
const TEMPLATE_MS = 5_000;
interface Kept {
  template: LayoutTemplate;
  shelf: Shelf;
  builtAt: number;
}
const templates = new WeakMap<Db, Map<string, Kept>>();

/** Template of a layout with what is fresh beside it; null for an unknown layout. */
export async function readTemplate(
  db: Db,
  layoutCd: string,
  locale: Locale,
  memCd: string | null,
  now: Date,
): Promise<{ template: LayoutTemplate; shelf: Shelf; fresh: Fresh } | null> {
  const known = templates.get(db) ?? new Map<string, Kept>();
  templates.set(db, known);
  const key = `${locale}/${layoutCd}`;
  const young = known.get(key);
  const isYoung = young && Math.abs(now.getTime() - young.builtAt) < TEMPLATE_MS;
  for (let kept = isYoung ? young : await build(); kept; kept = await build()) {
    const { template, shelf } = kept;
    const couponCds = template.couponPlaces.map(({ couponCd }) => couponCd);
    const fresh = await readFresh(db, { layoutCd, since: shelf.horizon, couponCds, memCd, codes: template.codes });
    if (!fresh) return null;
    if (fresh.version !== template.version) continue;
    const seen = withChanges(shelf, fresh.horizon, fresh.changed);
    kept.shelf = newest(kept.shelf, seen);
    return { template, shelf: seen, fresh };
  }
  return null;

  async function build(): Promise<Kept | null> {
    const template = await buildTemplate(db, layoutCd, locale, now);
    if (!template) return null;
    const kept = { template, shelf: template.shelf, builtAt: now.getTime() };
    known.set(key, kept);
    return kept;
  }
}
