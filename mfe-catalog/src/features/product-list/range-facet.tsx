import { memo } from 'react';
import type { FacetRange } from '@hyangro/contracts/catalog/list.schemas';
import { useMoney } from '@hyangro/runtime';
import { CheckboxField } from '@hyangro/ui/field';
import { useFacetLabels } from './facet-labels';
import { FacetSection } from './facet-section';
import { RangeFields } from './range-fields';

interface Props {
  kind: 'price' | 'volumeMl';
  title: string;
  bands: readonly FacetRange[];
  min: number | null;
  max: number | null;
  isOpen: boolean;
  onChange(min: number | null, max: number | null): void;
}

/** A range by its bands, or by ends of one's own. */
export const RangeFacet = memo(({ kind, title, bands, min, max, isOpen, onChange }: Props) => {
  const { between } = useFacetLabels();
  const { integer } = useMoney();
  const isSet = (min ?? max) !== null;
  return (
    <FacetSection title={title} chosenCount={isSet ? 1 : 0} isOpen={isOpen || isSet}>
      {bands.map((band) => {
        const isChosen = band.min === min && band.max === max;
        return (
          <CheckboxField
            key={`${band.min}-${band.max}`}
            label={between(kind, band)}
            labelNote={integer(band.count)}
            checked={isChosen}
            disabled={band.count === 0 && !isChosen}
            onChange={(event) => (event.target.checked ? onChange(band.min, band.max) : onChange(null, null))}
          />
        );
      })}
      <RangeFields key={`${min}-${max}`} kind={kind} title={title} min={min} max={max} onChange={onChange} />
    </FacetSection>
  );
});
