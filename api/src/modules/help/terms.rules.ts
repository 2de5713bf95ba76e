import type { TermsVersion } from '@hyangro/contracts/help/terms.contract';
import type { Text } from '../../platform/locale/text';
import type { TermsSection } from './terms.tables';

/** Versions of one text by the day they begin: which one holds on a Korean day, and what the others are then. Youngest first. */
export function withStates<V extends { effectiveDate: string }>(
  versions: readonly V[],
  today: string,
): (V & Pick<TermsVersion, 'state'>)[] {
  const sorted = [...versions].sort((a, b) => (a.effectiveDate < b.effectiveDate ? 1 : -1));
  const holds = sorted.find(({ effectiveDate }) => effectiveDate <= today) ?? sorted.at(-1);
  return sorted.map((version) => ({
    ...version,
    state: version === holds ? 'IN_FORCE' : version.effectiveDate > today ? 'UPCOMING' : 'FORMER',
  }));
}

interface ChangedSection extends TermsSection {
  change: 'NEW' | 'CHANGED' | null;
  before: Text | null;
}
/** A text beside the version before it, section by section. Clauses are known by their names: their numbers move. */
export function compareSections(sections: readonly TermsSection[], former: readonly TermsSection[] | undefined) {
  const formerBy = new Map((former ?? []).map((section) => [nameOf(section), section]));
  const names = new Set(sections.map(nameOf));
  return {
    sections: sections.map((section): ChangedSection => {
      const old = formerBy.get(nameOf(section));
      if (!former || old?.body.ko === section.body.ko) return { ...section, change: null, before: null };
      return old ? { ...section, change: 'CHANGED', before: old.body } : { ...section, change: 'NEW', before: null };
    }),
    removed: (former ?? []).filter((section) => !names.has(nameOf(section))).map(({ heading }) => heading),
  };
}

/** `제8조 쿠폰과 포인트` is 쿠폰과 포인트. */
const nameOf = ({ heading }: TermsSection): string => heading.ko.replace(/^제\d+조(의\d+)?\s*/, '');
