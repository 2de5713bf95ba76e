import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { media } from '@hyangro/ui/theme';
import type { DisplayItem } from '@hyangro/contracts/layout/layout.contract';
import { linkOf, picturesOf } from '../../data/layout.model';
import { BannerCopy } from './banner-copy';
import { BannerPicture } from './banner-picture';

/** A category's banner above its products, or beside them on PCs, where it is as high as they are; nothing without a picture. */
export function CategoryBanner({ item, isBeside }: { item: DisplayItem; isBeside: boolean }) {
  if (!picturesOf(item)) return null;
  const to = linkOf(item.link);
  const content = (
    <>
      <BannerPicture item={item} sizes={{ mobile: '94vw', pc: isBeside ? '400px' : '(min-width: 1280px) 1200px, 96vw' }} />
      <BannerCopy item={item} isSmall={isBeside || undefined} isCard />
    </>
  );
  return to ? (
    <CardLink to={to} data-beside={isBeside || undefined}>
      {content}
    </CardLink>
  ) : (
    <Card data-beside={isBeside || undefined}>{content}</Card>
  );
}

/* Words are in the flow: where they need more room than the picture, they make the card higher. */
const card = `
position:relative;display:grid;overflow:clip;aspect-ratio:358/184;border-radius:var(--radius-shoulder);background:var(--color-tile);
--copy-x:20px;--copy-top:20px;--copy-bottom:18px;
> *{grid-area:1/1}
> [data-v]{position:relative;inset:auto;padding:var(--copy-top) var(--copy-x) var(--copy-bottom)}
${media.tablet}{aspect-ratio:1200/340;--copy-x:44px;--copy-top:40px;--copy-bottom:40px}
${media.pc}{&[data-beside]{aspect-ratio:auto;--copy-x:24px;--copy-top:26px;--copy-bottom:26px}}
`;
const CardLink = styled(Link)(card);
const Card = styled.div(card);
