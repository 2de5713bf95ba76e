import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { ArrowRight } from '@hyangro/ui/icons';
import { media } from '@hyangro/ui/theme';
import type { Display, DisplayItem } from '@hyangro/contracts/layout/layout.contract';
import type { PerView } from '../../data/banner.model';
import { fontOf, linkOf, type ShownOn } from '../../data/layout.model';
import { useMessages } from '../../messages';
import { BannerCopy } from '../../features/block/banner-copy';
import { BannerPicture } from '../../features/block/banner-picture';
import { heroSizes } from './hero.model';

export interface HeroSlideProps {
  display: Display;
  item: DisplayItem;
  perView: PerView;
  shownOn: ShownOn;
  eager?: boolean;
}

/** One picture with live words; all of it is one link. */
export const HeroSlide = ({ display, item, perView, shownOn, eager }: HeroSlideProps) => {
  const t = useMessages();
  const to = linkOf(item.link);
  const isSmall = perView.pc > 1 || undefined;
  const content = (
    <>
      <BannerPicture
        item={item}
        sizes={heroSizes(display, perView)}
        shownOn={shownOn}
        eager={eager}
        alt={item.text ? '' : (display.title ?? '')}
      />
      <BannerCopy item={item} isSmall={isSmall}>
        {to && !isSmall && (
          <More>
            {t('hero.more')}
            <ArrowRight size={18} />
          </More>
        )}
      </BannerCopy>
    </>
  );
  const look = { 'data-display': display.displayCd, 'data-per': Math.round(perView.pc), 'data-ink': fontOf(item.font).ink };
  return to ? (
    <SlideLink to={to} draggable={false} {...look}>
      {content}
    </SlideLink>
  ) : (
    <Slide {...look}>{content}</Slide>
  );
};

const slide = `
position:relative;display:block;overflow:hidden;aspect-ratio:390/524;background:var(--color-tile);
--copy-x:20px;--copy-top:26px;--copy-bottom:92px;
&[data-ink=light]{background:var(--color-on-spark)}
&:focus-visible{outline-offset:-6px;outline-color:var(--color-on-spark)}
${media.tablet}{
aspect-ratio:4/5;--copy-x:24px;--copy-top:28px;--copy-bottom:64px;
&[data-per='2']{aspect-ratio:4/3}
&[data-per='1']{aspect-ratio:18/7;--copy-x:56px;--copy-top:clamp(28px, 5vw, 72px);--copy-bottom:72px}
&[data-display='27']{
aspect-ratio:1912/744;--copy-x:max(var(--page-margin), calc((100% - var(--container)) / 2));
--copy-top:clamp(28px, 8.2vw, 156px);--copy-over:clamp(18px, 3.4vw, 64px);--copy-bottom:clamp(64px, 8vw, 150px);
}
&[data-display='26']{aspect-ratio:940/560;--copy-x:48px;--copy-top:56px;--copy-bottom:96px}
}
`;
const SlideLink = styled(Link)(slide);
const Slide = styled.div(slide);

/** Call to action on wide screens; the whole slide is the link. */
const More = styled.span`
  display: none;
  ${media.pc} {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    height: 52px;
    margin-top: 28px;
    padding: 0 22px;
    border-radius: var(--radius-control);
    background: var(--color-on-spark);
    color: var(--color-on-scrim);
    font: 700 16px/1 var(--font-sans);
    /* No room between words and goods that stand in the middle. */
    [data-h='CENTER'] > & {
      display: none;
    }
    [data-ink='light'] > & { background: var(--color-on-scrim); color: var(--color-on-spark); }
  }
`;
