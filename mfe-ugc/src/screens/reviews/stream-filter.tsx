import { Chip, ChipRow } from '@hyangro/ui/chip';
import { Camera, Star, User } from '@hyangro/ui/icons';
import { STREAM_SORTS, type StreamFilter } from '../../data/stream-filter.model';
import { useMessages } from '../../messages';

interface Props {
  filter: StreamFilter;
  onChange(change: Partial<StreamFilter>): void;
}

const STARS = [5, 4, 3, 2, 1] as const;

/** Order, "like me", pictures only, and stars. */
export const StreamFilterBar = ({ filter, onChange }: Props) => {
  const t = useMessages();
  return (
    <ChipRow label={t('filter.label')}>
      {STREAM_SORTS.map((sort) => (
        <Chip key={sort} selected={filter.sort === sort} onClick={() => onChange({ sort })}>
          {t(`sort.${sort}`)}
        </Chip>
      ))}
      <Chip selected={filter.likeMe} onClick={() => onChange({ likeMe: !filter.likeMe })}>
        <User size={16} strokeWidth={1.8} />
        {t('filter.likeMe')}
      </Chip>
      <Chip selected={filter.photosOnly} onClick={() => onChange({ photosOnly: !filter.photosOnly })}>
        <Camera size={16} strokeWidth={1.8} />
        {t('filter.photosOnly')}
      </Chip>
      {STARS.map((rating) => (
        <Chip
          key={rating}
          selected={filter.rating === rating}
          aria-label={t('filter.rating', { rating })}
          onClick={() => onChange({ rating: filter.rating === rating ? null : rating })}
        >
          <Star size={14} fill="currentColor" />
          {rating}
        </Chip>
      ))}
    </ChipRow>
  );
};
