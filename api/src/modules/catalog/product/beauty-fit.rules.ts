import type { BeautyProfile } from '../../member/public';

/** Skin types of the beauty profile by the tag of the catalogue. */
const SKIN_TYPES: Readonly<Record<string, string>> = { DRY: 'DRY', OILY: 'OILY', COMBI: 'COMBI', SENS: 'SENSITIVE', NORMAL: 'NORMAL' };

/** Concerns of the beauty profile by the tags that answer them, the one they are named by first. */
const CONCERNS: Readonly<Record<string, readonly [string, ...string[]]>> = {
  DRYNESS: ['HYDRATION', 'BARRIER'],
  REDNESS: ['SOOTHING'],
  TROUBLE: ['ACNE'],
  PORE: ['PORE'],
  TEXTURE: ['TEXTURE'],
  WRINKLE: ['WRINKLE', 'FIRMING'],
  DULL: ['DULLNESS', 'BRIGHTENING'],
  SPOT: ['DARK_SPOT', 'BRIGHTENING'],
};

/** A tag of the catalogue, and whether the product has it or one that answers the same. */
export interface Fitting {
  tag: string;
  fits: boolean;
}

/**
 * The beauty profile beside a product (R-PRD-01): skin type and concerns, each with whether the product names it. Null when
 * the product is for every skin, or the profile is empty.
 */
export function beautyFit(
  product: { skinTypes: readonly string[]; concerns: readonly string[] },
  { skinType, concern }: BeautyProfile,
): { skinType: Fitting | null; concerns: Fitting[] } | null {
  const ownType = typeof skinType === 'string' ? SKIN_TYPES[skinType] : undefined;
  const type = ownType && product.skinTypes.length > 0 ? { tag: ownType, fits: product.skinTypes.includes(ownType) } : null;
  const ownConcerns = product.concerns.length > 0 ? [concern ?? []].flat() : [];
  const concerns = ownConcerns.flatMap((own) => {
    const answers = CONCERNS[own];
    if (!answers) return [];
    const found = answers.find((tag) => product.concerns.includes(tag));
    return [{ tag: found ?? answers[0], fits: found !== undefined }];
  });
  return type || concerns.length > 0 ? { skinType: type, concerns } : null;
}
