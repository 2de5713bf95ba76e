import styled from '@emotion/styled';
import { useId, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { ChevronRight } from '@hyangro/ui/icons';
import { media, text } from '@hyangro/ui/theme';
import type { Display } from '@hyangro/contracts/layout/layout.contract';
import { fontOf, linkOf } from '../data/layout.model';

export interface BlockSectionProps {
  display: Display;
  /** Instead of the display's own title. */
  title?: string;
  /** Beside the title on PCs, under it on phones: tabs. */
  aside?: ReactNode;
  children: ReactNode;
}

/**
 * A block of the page: heading with the way to more, reason line, and what it holds. What the display leaves empty is not drawn;
 * a link without words makes the title the link (D-C02). Without `isUseMargin` it runs to the screen's edges (D-C11).
 */
export const BlockSection = ({ display, title = display.title ?? '', aside, children }: BlockSectionProps) => {
  const heading = useId();
  const to = linkOf(display.link);
  const words = to && !display.linkText ? <Link to={to}>{title}</Link> : title;
  return (
    <Shelf aria-labelledby={title ? heading : undefined}>
      <Column data-bleed={!display.isUseMargin || undefined} data-narrow={display.isSmallWidth || undefined}>
        {(title || aside) && (
          <Head>
            {title && (
              <Title id={heading} data-style={fontOf(display.font).style}>
                {words}
              </Title>
            )}
            {aside && <Aside>{aside}</Aside>}
            {to && display.linkText && (
              <More to={to}>
                {display.linkText}
                <ChevronRight size={16} />
              </More>
            )}
          </Head>
        )}
        {display.description && <Reason>{display.description}</Reason>}
        <Body data-headed={title ? true : undefined}>{children}</Body>
      </Column>
    </Shelf>
  );
};

const Shelf = styled.section`padding-top: var(--section-gap);`;

const Column = styled.div`
  width: 100%;
  max-width: calc(var(--container) + var(--page-margin) * 2);
  margin-inline: auto;
  padding-inline: var(--page-margin);
  &[data-narrow] { max-width: calc(940px + var(--page-margin) * 2); }
  &[data-bleed] { max-width: none; --page-margin: 0px; }
`;

const Head = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  column-gap: 10px;
  min-height: 36px;
  ${media.pc} { grid-template-columns: minmax(0, auto) minmax(0, 1fr) auto; column-gap: 28px; }
`;

const Title = styled.h2`
  ${text.displayS}
  ${media.pc} {
    ${text.displayM}
    &[data-style='display-l'], &[data-style='display-xl'] { ${text.displayL} }
    &[data-style='title-m'] { ${text.titleM} }
  }
`;

const Aside = styled.div`
  grid-area: 2 / 1 / auto / -1;
  min-width: 0;
  margin-top: 8px;
  ${media.pc} { grid-area: 1 / 2; margin-top: 0; }
`;

const More = styled(Link)`
  grid-area: 1 / -2;
  display: flex;
  align-items: center;
  gap: 2px;
  margin: -12px -4px -12px 0;
  padding: 12px 4px;
  font: 500 13px/20px var(--font-sans);
  color: var(--color-text-2);
`;

const Reason = styled.p`
  ${text.bodyS}
  margin-top: 2px;
  color: var(--color-text-2);
`;

const Body = styled.div`
  &[data-headed] { margin-top: 14px; }
  ${media.pc} { &[data-headed] { margin-top: 20px; } }
`;
