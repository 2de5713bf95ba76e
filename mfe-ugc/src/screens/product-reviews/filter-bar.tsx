import styled from '@emotion/styled';
import { useMoney } from '@hyangro/runtime';
import { Chip, ChipRow } from '@hyangro/ui/chip';
import { Camera, X } from '@hyangro/ui/icons';
import { SORTS, type ReviewFilter } from '../../data/review.model';
import { useMessages } from '../../messages';

interface Props {
  filter: ReviewFilter;
  totalCount: number;
  photoCount: number;
  onChange(change: Partial<ReviewFilter>): void;
}

/** Sort, pictures only, and the stars chosen in the bars. */
export const FilterBar = ({ filter, totalCount, photoCount, onChange }: Props) => {
  const t = useMessages();
  const { integer } = useMoney();
  return (
    <>
      <ChipRow label={t('filter.label')}>
        {SORTS.map((sort) => (
          <Chip key={sort} selected={filter.sort === sort} onClick={() => onChange({ sort })}>
            {t(`sort.${sort}`)}
          </Chip>
        ))}
        <Chip selected={filter.photosOnly} disabled={photoCount === 0} onClick={() => onChange({ photosOnly: !filter.photosOnly })}>
          <Camera size={16} strokeWidth={1.8} />
          {t('filter.photos', { count: integer(photoCount) })}
        </Chip>
        {filter.rating !== null && (
          <Chip selected aria-label={t('filter.clearRating', { rating: filter.rating })} onClick={() => onChange({ rating: null })}>
            {t('filter.rating', { rating: filter.rating })}
            <X size={14} strokeWidth={2} />
          </Chip>
        )}
      </ChipRow>
      <Count role="status">{t('filter.count', { count: integer(totalCount) })}</Count>
    </>
  );
};

const Count = styled.p`margin-top: 8px; font-size: 13px; color: var(--color-text-2);`;
