import { MENU_CODES } from '@hyangro/contracts/constants';
import { TRAITS, type Trait, type TraitKind } from '@hyangro/contracts/ugc/review.rules';

const KINDS: readonly [prefix: string, kind: TraitKind][] = [
  [MENU_CODES.perfume, 'PERFUME'],
  [MENU_CODES.skincare, 'SKINCARE'],
  [MENU_CODES.makeup, 'MAKEUP'],
  [MENU_CODES.hairBody, 'HAIR_BODY'],
];

/** What reviews of goods measure, by their category; nothing for other goods. A perfume is one wherever it stands. */
export function traitsOf({ cateCd, isPerfume }: { cateCd: string; isPerfume: boolean }): readonly Trait[] {
  const kind = isPerfume ? 'PERFUME' : KINDS.find(([prefix]) => cateCd.startsWith(prefix))?.[1];
  return kind ? TRAITS[kind] : [];
}

/** Of what was measured that which belongs to the goods. */
export const keptTraits = (measured: Partial<Record<Trait, number | undefined>>, asked: readonly Trait[]): Partial<Record<Trait, number>> =>
  Object.fromEntries(asked.flatMap((trait) => (measured[trait] === undefined ? [] : [[trait, measured[trait]]])));
