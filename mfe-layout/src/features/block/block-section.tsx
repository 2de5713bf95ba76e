import styled from '@emotion/styled';
import { useId, type ReactNode } from 'react';
import { media } from '@hyangro/ui/theme';
import type { Display } from '@hyangro/contracts/layout/layout.contract';
import { BlockColumn } from './block-column';
import { BlockHeading, hasHeading } from './block-heading';

export interface BlockSectionProps {
  display: Display;
  /** Instead of the display's own title. */
  title?: string;
  /** Beside the title on PCs, under it on phones: tabs. */
  aside?: ReactNode;
  /** Why these goods are here, when the display says nothing itself. */
  reason?: string;
  children: ReactNode;
}

/** A block of the page: its heading and what it holds. */
export const BlockSection = ({ display, title = display.title ?? '', aside, reason, children }: BlockSectionProps) => {
  const heading = useId();
  const isHeaded = Boolean(title || aside) || hasHeading(display);
  return (
    <Shelf aria-labelledby={title ? heading : undefined}>
      <BlockColumn
        display={display}
        heading={isHeaded && <BlockHeading display={display} id={heading} title={title} aside={aside} reason={reason} />}
      >
        <Body data-headed={isHeaded || undefined}>{children}</Body>
      </BlockColumn>
    </Shelf>
  );
};

const Shelf = styled.section`padding-top: var(--section-gap);`;

const Body = styled.div`
  &[data-headed] { margin-top: 14px; }
  ${media.pc} { &[data-headed] { margin-top: 20px; } }
`;
