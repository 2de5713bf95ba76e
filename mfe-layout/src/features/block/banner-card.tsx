import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { media } from '@hyangro/ui/theme';
import type { DisplayItem } from '@hyangro/contracts/layout/layout.contract';
import { fontOf, linkOf, picturesOf, type ShownOn } from '../../data/layout.model';
import { BannerCopy } from './banner-copy';
import { BannerPicture } from './banner-picture';

export interface BannerCardProps {
  item: DisplayItem;
  /** Shape: a wide card, a slim one of a brand, a tall one. */
  look: 'wide' | 'brand' | 'tall';
  /** How wide it is drawn on either screen. */
  sizes: { mobile: string; pc: string };
  shownOn: ShownOn;
  /** Read aloud where the banner has no words of its own. */
  name: string;
}

/**
 * One banner with live words; all of it is one link. Words that need more room than the picture make it grow. Without a picture the
 * words stand on a ground that suits their ink (D-C04).
 */
export const BannerCard = ({ item, look, sizes, shownOn, name }: BannerCardProps) => {
  const to = linkOf(item.link);
  const hasWords = Boolean(item.text || item.description);
  const content = (
    <>
      <BannerPicture item={item} sizes={sizes} shownOn={shownOn} alt={hasWords ? '' : name} />
      <BannerCopy item={item} isSmall isCard={(look !== 'tall' && picturesOf(item) !== null) || undefined} />
    </>
  );
  const shape = { 'data-look': look, 'data-ink': fontOf(item.font).ink };
  return to ? (
    <CardLink to={to} {...shape}>
      {content}
    </CardLink>
  ) : (
    <Card {...shape}>{content}</Card>
  );
};

/*
 * The ground of light ink is dark: words can be read before the picture has come, and without one. The shape is that of a strut in
 * the one cell, so that words can make the cell higher and cards of a row stay alike.
 */
const card = `
position:relative;isolation:isolate;display:grid;grid-template-columns:minmax(0,1fr);height:100%;overflow:clip;
border-radius:var(--radius-shoulder);background:var(--color-tile);
--shape:900/460;--copy-x:20px;--copy-top:20px;--copy-bottom:20px;
&::before{content:'';align-self:start;aspect-ratio:var(--shape)}
&::before,> *{grid-area:1/1}
&[data-ink=light]{background:var(--color-on-spark)}
&[data-look=brand]{border-radius:18px 18px 4px 4px;--copy-top:14px;--copy-bottom:14px}
&[data-look=tall]{--copy-top:28px;--copy-bottom:28px}
> [data-v]{position:static;padding:var(--copy-top) var(--copy-x) var(--copy-bottom)}
img{z-index:-1;transition:transform var(--dur-scene) var(--ease-pour)}
${media.tablet}{--shape:5/2;--copy-x:28px;--copy-top:24px;--copy-bottom:24px}
&[data-look=brand]{--shape:16/5}
&[data-look=tall]{--shape:4/5}
${media.hover}{a&:hover img{transform:scale(1.03)}}
${media.still}{img{transition:none}}
`;
const CardLink = styled(Link)(card);
const Card = styled.div(card);
