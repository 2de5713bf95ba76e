import type { RootDb } from '../../platform/db/db';
import { addTerms, countTerms, findSearchable, removeDocuments, settleIndex, takeStale, writeDocuments } from './document.repository';
import { lexemesOf, type KnownTexts } from './lexemes';
import { termRow, termsOf, type TermRow } from './terms';

/** Documents of one transaction. */
const BATCH = 500;
/** From so many new documents on, terms are counted anew at once and not at night. */
const RECOUNT_FROM = 100;

/**
 * Brings what is found up to date with the catalogue: writes the documents that the catalogue's triggers marked as old.
 * Run by the importers when they are done, and every minute. Answers how many documents were old.
 */
export async function refreshSearch(db: RootDb): Promise<number> {
  const known = { terms: new Set<string>(), keys: new Set<string>() };
  const texts: KnownTexts = new Map();
  let done = 0;
  for (let more = BATCH; more === BATCH; done += more) {
    more = await db.transaction(async (tx) => {
      const codes = await takeStale(tx, BATCH);
      if (codes.length === 0) return 0;
      const products = await findSearchable(tx, codes);
      const found = new Set(products.map(({ productCd }) => productCd));
      const gone = codes.filter((code) => !found.has(code));
      if (gone.length > 0) await removeDocuments(tx, gone);
      await writeDocuments(
        tx,
        products.map((product) => ({ ...product, lexemes: lexemesOf(product, texts) })),
      );
      await addTerms(tx, newTerms(products.flatMap(termsOf), known));
      return codes.length;
    });
  }
  if (done > 0) await settleIndex(db);
  if (done >= RECOUNT_FROM) await countTerms(db);
  return done;
}

/** Terms not met before in this run, each search form once. */
function newTerms(terms: readonly string[], known: { terms: Set<string>; keys: Set<string> }): TermRow[] {
  const rows: TermRow[] = [];
  for (const term of terms) {
    if (known.terms.has(term)) continue;
    known.terms.add(term);
    const row = termRow(term);
    if (!row || known.keys.has(row.key)) continue;
    known.keys.add(row.key);
    rows.push(row);
  }
  return rows;
}
