import styled from '@emotion/styled';
import type { Review } from '@hyangro/contracts/ugc/review.contract';
import { Play } from '@hyangro/ui/icons';
import { Picture } from '@hyangro/ui/picture';
import { veil } from '@hyangro/ui/theme';
import { posterOf } from '../../data/review.model';
import { useMessages } from '../../messages';
import { ReviewVideo } from '../common/review-video';

interface Props {
  review: Review;
  /** Pictures and films become buttons that open the review; without it a film plays in its place. */
  onOpen?: (review: Review) => void;
  /** In full width, one under the other. */
  large?: boolean;
}

/** Pictures and films of a review, in the order the member gave them. */
export const ReviewMedia = ({ review, onOpen, large }: Props) => {
  const t = useMessages();
  const { author, media, product } = review;
  const name = author.nickname || t('author.left');
  if (media.length === 0) return null;
  const sizes = large ? '(min-width: 768px) 520px, 92vw' : '(min-width: 1024px) 180px, 30vw';
  const poster = posterOf(review);
  const open = onOpen && (() => onOpen(review));
  return (
    <Grid data-large={large || undefined}>
      {media.map(({ type, url, thumbUrl, listUrl, posterUrl }, at) => {
        const isVideo = type === 'VIDEO';
        const label = t(isVideo ? 'video' : 'photo', { name, product: product.productNm, n: at + 1, total: media.length });
        if (isVideo && !open) return <ReviewVideo key={url} url={url} poster={posterUrl ?? poster} label={label} />;
        const small = large ? listUrl : thumbUrl;
        const picture = <Picture src={small ?? (isVideo ? poster : url)} alt={label} sizes={sizes} />;
        return open ? (
          <button key={url} type="button" onClick={open}>
            {picture}
            {isVideo && (
              <Mark aria-hidden>
                <Play size={22} />
              </Mark>
            )}
          </button>
        ) : (
          <span key={url}>{picture}</span>
        );
      })}
    </Grid>
  );
};

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 4px;
  max-width: 560px;
  margin-top: 10px;
  > * { position: relative; display: block; border-radius: var(--radius-tile); overflow: hidden; }
  > video, > p { grid-column: 1 / -1; }
  &[data-large] { grid-template-columns: minmax(0, 1fr); gap: 8px; }
`;
const Mark = styled.span`
  ${veil}
  color: var(--color-on-scrim);
`;
