import { useMemo } from 'react';
import type { Review } from '@hyangro/contracts/ugc/review.contract';
import { ageOf } from '../../data/review.model';
import { FACETS, type Counted, type FacetValue } from '../../data/review-filter.model';
import { useMessages } from '../../messages';

/** Names of filters and of their choices in the reader's language. */
export function useFacetLabels() {
  const t = useMessages();
  return useMemo(() => {
    const facet = {
      skinType: t('traits.skinType'),
      skinTone: t('traits.skinTone'),
      skinConcern: t('traits.concern'),
      ageBand: t('filter.ageBand'),
      locale: t('filter.locale'),
    };
    const value = {
      skinType: (each: FacetValue<'skinType'>) => t(`skin.${each}`),
      skinTone: (each: FacetValue<'skinTone'>) => t(`tone.${each}`),
      skinConcern: (each: FacetValue<'skinConcern'>) => t(`concern.${each}`),
      ageBand: (each: FacetValue<'ageBand'>) => t('author.age', { age: ageOf(each) ?? '' }),
      locale: (each: FacetValue<'locale'>) => t(`language.${each}`),
    };
    return {
      facet,
      /** Tone and concerns of an author, as far as this version knows a word for them. */
      ofAuthor: ({ skinTone, concern }: Review['author']): string[] => [
        ...FACETS.skinTone.filter((each) => each === skinTone).map(value.skinTone),
        ...FACETS.skinConcern.filter((each) => concern.includes(each)).map(value.skinConcern),
      ],
      ofChoice: ({ facet, value: each }: Pick<Counted, 'facet' | 'value'>) => (value[facet] as (each: FacetValue) => string)(each),
    };
  }, [t]);
}
