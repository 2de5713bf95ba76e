import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { media, text } from '@hyangro/ui/theme';
import type { DisplayItem } from '@hyangro/contracts/layout/layout.contract';
import { fontOf } from '../../data/layout.model';

export interface BannerCopyProps {
  item: Pick<DisplayItem, 'text' | 'description' | 'verticalAlign' | 'horizontalAlign' | 'font'>;
  /** In a box too narrow for the sizes of a hero. */
  isSmall?: boolean;
  /** In a wide card: its picture is calm on one half, and the words keep to it. */
  isCard?: boolean;
  /** Under the words. */
  children?: ReactNode;
}

/**
 * Live words over a picture, at one of nine places, in the style and ink of the font token (D-C12).
 * The distance to the edges comes from the box: `--copy-x`, `--copy-top`, `--copy-bottom`; words above the goods in the middle
 * start at `--copy-over`.
 */
export const BannerCopy = ({ item, isSmall, isCard, children }: BannerCopyProps) => {
  if (!item.text && !item.description) return null;
  const { style, ink } = fontOf(item.font);
  return (
    <Words
      data-v={item.verticalAlign ?? 'TOP'}
      data-h={item.horizontalAlign ?? 'LEFT'}
      data-ink={ink}
      data-small={isSmall}
      data-card={isCard}
    >
      {item.text && (
        <Title data-style={style} data-small={isSmall} data-card={isCard}>
          {item.text}
        </Title>
      )}
      {item.description && <Line data-small={isSmall}>{item.description}</Line>}
      {children}
    </Words>
  );
};

const Words = styled.span`
  position: absolute;
  inset: var(--copy-top, 24px) var(--copy-x, 22px) var(--copy-bottom, 24px);
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  container-type: inline-size;
  pointer-events: none;
  white-space: pre-line;
  color: var(--color-on-spark);
  &[data-ink='light'] { color: var(--color-on-scrim); }
  &[data-card] > * { max-width: 52%; }
  &[data-h='CENTER'] { align-items: center; text-align: center; }
  &[data-h='CENTER'][data-v='TOP'] {
    top: var(--copy-over, var(--copy-top, 24px));
  }
  &[data-h='RIGHT'] { align-items: flex-end; text-align: right; }
  &[data-v='BOTTOM'] { justify-content: flex-end; }
  &[data-v='MIDDLE'] { justify-content: center; }
`;

const Title = styled.strong`
  ${text.displayM}
  &[data-style='display-xl'] { ${text.displayL} }
  &[data-style='display-s'] { ${text.displayS} }
  &[data-style='title-m'] { ${text.titleM} }
  /* Of the words' own room: one card of three in a row is narrow on a PC too. */
  @container (max-width: 420px) { &[data-card]:not([data-style='title-m']) { ${text.displayS} } }
  @container (max-width: 270px) { &[data-small]:not([data-style='title-m']) { ${text.displayS} } }
  ${media.tablet} {
    &[data-style='display-l']:not([data-small]) { ${text.displayL} }
    &[data-style='display-xl']:not([data-small]) { ${text.displayXl} font-size: clamp(30px, 3.62vw, 52px); }
  }
`;

const Line = styled.span`
  margin-top: 10px;
  font: 500 14px/1.5 var(--font-sans);
  ${media.tablet} {
    &:not([data-small]) { margin-top: clamp(8px, 1.25vw, 18px); font-size: clamp(14px, 1.25vw, 18px); }
  }
`;
