import styled from '@emotion/styled';
import { useId, type ReactNode } from 'react';
import { media } from '@hyangro/ui/theme';
import type { Display } from '@hyangro/contracts/layout/layout.contract';
import { BlockHeading, hasHeading } from './block-heading';

export interface BlockSectionProps {
  display: Display;
  /** Instead of the display's own title. */
  title?: string;
  /** Beside the title on PCs, under it on phones: tabs. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A block of the page: its heading and what it holds. Without `isUseMargin` it runs to the screen's edges (D-C11). */
export const BlockSection = ({ display, title = display.title ?? '', aside, children }: BlockSectionProps) => {
  const heading = useId();
  return (
    <Shelf aria-labelledby={title ? heading : undefined}>
      <Column data-bleed={!display.isUseMargin || undefined} data-narrow={display.isSmallWidth || undefined}>
        <BlockHeading display={display} id={heading} title={title} aside={aside} />
        <Body data-headed={Boolean(title || aside) || hasHeading(display) || undefined}>{children}</Body>
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

const Body = styled.div`
  &[data-headed] { margin-top: 14px; }
  ${media.pc} { &[data-headed] { margin-top: 20px; } }
`;
