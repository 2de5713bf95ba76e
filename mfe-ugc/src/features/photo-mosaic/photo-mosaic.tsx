import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { ReviewSummary } from '@hyangro/contracts/ugc/review.contract';
import { pathOf, useMoney } from '@hyangro/runtime';
import { Picture } from '@hyangro/ui/picture';
import { veil } from '@hyangro/ui/theme';
import { sized } from '../../data/media.model';
import { useMessages } from '../../messages';

/** One big and four small; one big and two small where there are few. */
const MANY = 5;
const FEW = 3;

interface Props {
  summary: ReviewSummary;
  /** Opens the review of a picture; without it each picture opens large, among the others. */
  onOpen?: (ugcCd: string) => void;
  /** All reviews with pictures. */
  allHref: string;
}

/** Shoppers' pictures; the last one says how many more there are. */
export const PhotoMosaic = ({ summary, onOpen, allHref }: Props) => {
  const t = useMessages();
  const { integer } = useMoney();
  const tiles = summary.photos.length >= MANY ? MANY : FEW;
  const photos = summary.photos.slice(0, tiles);
  const pictures = summary.photos.map(({ url }) => sized(url, 'full'));
  const more = summary.photoCount - photos.length;
  if (photos.length < FEW) return null;
  return (
    <Grid data-few={tiles === FEW || undefined} aria-label={t('mosaic.label', { count: integer(summary.photoCount) })}>
      {photos.map(({ ugcCd, url }, at) => {
        const isLast = at === tiles - 1 && more > 0;
        const label = isLast ? t('mosaic.more', { count: integer(more) }) : t('mosaic.open', { n: at + 1 });
        const tile: ReactNode = (
          <>
            <Picture
              src={sized(url, at === 0 ? 'list' : 'thumb')}
              alt=""
              sizes={at === 0 ? '(min-width: 1024px) 280px, 50vw' : '(min-width: 1024px) 140px, 25vw'}
            />
            {isLast && <More aria-hidden>+{integer(more)}</More>}
          </>
        );
        return (
          <li key={url}>
            {onOpen && !isLast ? (
              <button type="button" aria-label={label} onClick={() => onOpen(ugcCd)}>
                {tile}
              </button>
            ) : (
              <Link aria-label={label} {...(isLast ? { to: allHref } : { to: pathOf('ImageViewer'), state: { pictures, start: at } })}>
                {tile}
              </Link>
            )}
          </li>
        );
      })}
    </Grid>
  );
};

const Grid = styled.ul`
  display: grid;
  grid-template-columns: 2fr 1fr 1fr;
  gap: 3px;
  max-width: 560px;
  border-radius: var(--radius-control);
  overflow: hidden;
  &[data-few] { grid-template-columns: 2fr 1fr; }
  li:first-of-type { grid-row: span 2; }
  li span { height: 100%; }
  a, button { position: relative; display: block; width: 100%; height: 100%; }
  :focus-visible { outline-offset: -3px; }
`;
const More = styled.span`
  ${veil}
  color: var(--color-on-brand);
  font: 700 16px/1 var(--font-sans);
`;
