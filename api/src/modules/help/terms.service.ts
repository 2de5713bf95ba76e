import { eq } from 'drizzle-orm';
import { BUSINESS_FACTS, type TermsDocCd, type TermsDocument, type TermsVersion } from '@hyangro/contracts/help/terms.contract';
import { kstDay } from '../../platform/clock/clock';
import type { Db } from '../../platform/db/db';
import type { CallContext } from '../../platform/http/call';
import { textIn, type Text } from '../../platform/locale/text';
import { compareSections, withStates } from './terms.rules';
import { termsTable } from './terms.tables';

/** A text of the shop in the caller's language, with its history: the version in force today in Seoul unless one is named (R-PUB-03 … R-PUB-05). */
export async function readTerms(
  db: Db,
  docCd: TermsDocCd,
  wanted: string | undefined,
  { locale, now, refuse }: Pick<CallContext<'TERMS_NOT_FOUND'>, 'locale' | 'now' | 'refuse'>,
): Promise<TermsDocument> {
  const versions = withStates(await db.select().from(termsTable).where(eq(termsTable.docCd, docCd)), kstDay(now));
  const at = versions.findIndex(({ version, state }) => (wanted === undefined ? state === 'IN_FORCE' : version === wanted));
  const row = versions[at];
  if (!row) return refuse('TERMS_NOT_FOUND');
  const text = (words: Text) => textIn(words, locale);
  const headOf = ({ version, effectiveDate, state, changes }: (typeof versions)[number]): TermsVersion => ({
    version,
    effectiveDate,
    state,
    changes: changes.map(text),
  });
  const { sections, removed } = compareSections(row.sections, versions[at + 1]?.sections);
  const { facts } = row;
  return {
    ...headOf(row),
    docCd,
    title: text(row.title),
    sections: sections.map(({ heading, body, change, before }) => ({
      heading: text(heading),
      body: text(body),
      change,
      before: before && text(before),
    })),
    removed: removed.map(text),
    facts: facts ? BUSINESS_FACTS.map((fact) => ({ fact, value: text(facts[fact]) })) : [],
    sampleNotice: row.sampleNotice && text(row.sampleNotice),
    versions: versions.map(headOf),
  };
}
