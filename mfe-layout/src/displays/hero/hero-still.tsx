import styled from '@emotion/styled';
import type { CSSProperties, ReactNode } from 'react';
import type { Display, DisplayItem } from '@hyangro/contracts/layout/layout.contract';
import { ChevronLeft, ChevronRight, Pause } from '@hyangro/ui/icons';
import { media } from '@hyangro/ui/theme';
import type { PerView } from '../../data/banner.model';
import type { ShownOn } from '../../data/layout.model';
import { useMessages } from '../../messages';
import { HeroSlide } from './hero-slide';
import { heroGap, type Wish } from './hero.model';

export interface HeroStillProps {
  display: Display;
  slides: readonly DisplayItem[];
  perView: PerView;
  shownOn: ShownOn;
  eager: boolean;
  extra: ReactNode;
  /** What a control was pressed for: the moving stage begins with it. */
  onWish: (wish: Wish) => void;
}

/** The carousel before it moves: the pictures in sight, and the controls where the moving stage has them. */
export const HeroStill = ({ display, slides, perView, shownOn, eager, extra, onWish }: HeroStillProps) => {
  const t = useMessages();
  const visible = slides.slice(0, Math.ceil(Math.max(perView.mobile, perView.pc)));
  const count = { at: 1, total: slides.length };
  return (
    <Still
      role="group"
      aria-roledescription="carousel"
      aria-label={display.title ?? t('hero.label')}
      style={{ '--per-m': perView.mobile, '--per-p': perView.pc, '--gap-p': `${heroGap(perView)}px` } as CSSProperties}
    >
      <Line>
        {visible.map((item, n) => (
          <Cell key={item.seq}>
            <HeroSlide display={display} item={item} perView={perView} shownOn={shownOn} eager={eager && n === 0} />
          </Cell>
        ))}
      </Line>
      {slides.length > 1 && (
        <Controls data-fits={slides.length <= perView.pc || undefined}>
          <Small type="button" data-pc data-wish="prev" aria-label={t('hero.prev')} onClick={() => onWish('prev')}>
            <ChevronLeft size={20} />
          </Small>
          <Fraction role="img" aria-label={t('hero.count', count)}>
            <b>1</b> / {slides.length}
          </Fraction>
          <Small type="button" data-pc data-wish="next" aria-label={t('hero.next')} onClick={() => onWish('next')}>
            <ChevronRight size={20} />
          </Small>
          <Small type="button" data-wish="pause" aria-label={t('hero.pause')} onClick={() => onWish('pause')}>
            <Pause size={14} fill="currentColor" />
          </Small>
          {extra}
        </Controls>
      )}
    </Still>
  );
};

const Still = styled.div`
  --per: var(--per-m);
  --gap: 0px;
  position: relative;
  overflow: hidden;
  ${media.tablet} { --per: var(--per-p); --gap: var(--gap-p); }
`;

const Line = styled.div`display: flex; gap: var(--gap);`;
const Cell = styled.div`flex: 0 0 calc((100% - (var(--per) - 1) * var(--gap)) / var(--per)); min-width: 0;`;

const Controls = styled.div`
  position: absolute;
  z-index: 1;
  right: 16px;
  bottom: var(--stage-bottom);
  display: flex;
  align-items: center;
  height: 30px;
  padding: 0 3px 0 12px;
  border-radius: var(--radius-pill);
  background: color-mix(in srgb, var(--color-on-spark) 72%, transparent);
  color: var(--color-on-scrim);
  ${media.tablet} { &[data-fits] { display: none; } }
  ${media.pc} {
    right: auto;
    left: max(var(--page-margin), calc((100% - var(--container)) / 2));
    height: 40px;
    padding: 0;
    background: none;
    color: var(--stage-ink, var(--color-on-spark));
  }
`;

const Fraction = styled.span`
  padding-right: 6px;
  font: 400 12px/1 var(--font-sans);
  font-variant-numeric: tabular-nums;
  letter-spacing: 0;
  white-space: nowrap;
  b { font-weight: 700; }
  ${media.pc} { padding: 0 4px; font-size: 15px; }
`;

const Small = styled.button`
  position: relative;
  display: grid;
  place-items: center;
  width: 26px;
  height: 26px;
  &::after { content: ''; position: absolute; inset: -9px -2px; }
  &[data-pc] { display: none; }
  ${media.still} { &[data-wish='pause'] { display: none; } }
  ${media.pc} {
    width: 40px;
    height: 40px;
    &[data-pc] { display: grid; }
  }
`;
