import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { LinkButton } from '@hyangro/ui/button';
import { media, text } from '@hyangro/ui/theme';
import { BannerPicture } from '../../features/block/banner-picture';
import { COLUMN_WIDTH, FULL_WIDTH, SCENES, type HeroName } from './welcome.model';

export interface HeroProps {
  name: HeroName;
  to: string;
  eyebrow: string;
  title: string;
  body: string;
  /** Words of the way on. */
  button: ReactNode;
  /** Opens the page, as wide as the window; the others are cards in its column. */
  isFirst: boolean;
}

/** One promise of the shop over its scene: words on the calm part, one way on. */
export const Hero = ({ name, to, eyebrow, title, body, button, isFirst }: HeroProps) => {
  const { ink, ...pictures } = SCENES[name];
  return (
    <Scene data-scene={name} data-ink={ink} data-first={isFirst || undefined}>
      <Shot data-scene={name}>
        <BannerPicture item={pictures} sizes={isFirst ? FULL_WIDTH : COLUMN_WIDTH} eager={isFirst} />
      </Shot>
      <Words data-first={isFirst || undefined}>
        <Eyebrow>{eyebrow}</Eyebrow>
        <Title data-first={isFirst || undefined}>{title}</Title>
        <Body>{body}</Body>
        <LinkButton to={to} variant={ink === 'light' ? 'spark' : 'primary'} size="l">
          {button}
        </LinkButton>
      </Words>
    </Scene>
  );
};

/**
 * On phones the words stand above the goods: the scene at the foot, and over it as much room as its goods take (`--goods`, of the
 * width); what is above the picture has the colour of its upper edge.
 */
const Scene = styled.section`
  position: relative;
  overflow: hidden;
  border-radius: var(--radius-shoulder);
  color: var(--color-on-spark);
  &[data-ink='light'] {
    color: var(--color-on-scrim);
    --color-focus: var(--color-spark-ink);
  }
  &[data-first] {
    border-radius: 0;
  }
  &[data-scene='brand'] {
    --goods: 76%;
    background: #e9a3ab;
  }
  &[data-scene='welcome'] {
    --goods: 84%;
    background: #f7e3c1;
  }
  &[data-scene='invite'] {
    --goods: 84%;
    background: #cfe1e6;
  }
  &[data-scene='restock'] {
    --goods: 44%;
    background: #3b3540;
  }
  ${media.mobile} {
    &::after {
      content: '';
      display: block;
      padding-top: var(--goods);
    }
  }
  ${media.tablet} {
    display: grid;
    min-height: 380px;
  }
  ${media.pc} {
    min-height: 440px;
    &[data-first] {
      min-height: clamp(440px, 36vw, 640px);
    }
  }
`;

const Shot = styled.div`
  position: absolute;
  inset: 0;
  ${media.mobile} {
    top: auto;
    aspect-ratio: 780 / 1080;
    mask-image: linear-gradient(transparent, #000 14%);
    &[data-scene='restock'] {
      aspect-ratio: 900 / 460;
      mask-image: linear-gradient(transparent, #000 30%);
    }
  }
  ${media.tablet} {
    img {
      object-position: 100% 50%;
    }
  }
`;

const Words = styled.div`
  position: relative;
  padding: 28px 22px;
  &[data-first] { padding: 32px 22px; }
  ${media.tablet} { align-self: center; max-width: 54%; padding: 40px; &[data-first] { padding: 40px; } }
  ${media.pc} {
    padding: 64px;
    &[data-first] {
      max-width: none;
      width: 100%;
      padding: 64px max(var(--page-margin), calc((100% - var(--container)) / 2));
      > * { max-width: 46%; }
    }
  }
  > a { margin-top: 18px; }
  ${media.pc} { > a { margin-top: 28px; } }
`;

const Eyebrow = styled.p`
  font: 700 13px/1.5 var(--font-sans);
  ${media.pc} { font-size: 15px; }
`;

const Title = styled.h2`
  ${text.displayM}
  margin-top: 6px;
  white-space: pre-line;
  text-wrap: balance;
  &[data-first] { ${text.displayL} }
  ${media.pc} { ${text.displayL} margin-top: 10px; &[data-first] { ${text.displayXl} } }
`;

const Body = styled.p`
  margin-top: 10px;
  font: 500 14px/1.55 var(--font-sans);
  text-wrap: pretty;
  ${media.pc} { margin-top: 16px; font-size: 17px; }
`;
