import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import type { Display } from '@hyangro/contracts/layout/layout.contract';

export interface BlockColumnProps {
  display: Pick<Display, 'isUseMargin' | 'isSmallWidth'>;
  /** Title and what belongs to it: keeps the page's margin also where the rest has none. */
  heading?: ReactNode;
  children: ReactNode;
}

/**
 * The room of a block (D-C11): the page's column of 1200 px, 940 px with `isSmallWidth`, within the page's margin; without
 * `isUseMargin` to the edges of the screen, or of its 940 px.
 */
export const BlockColumn = ({ display, heading, children }: BlockColumnProps) => {
  const isBleed = !display.isUseMargin;
  return (
    <Column data-bleed={isBleed || undefined} data-narrow={display.isSmallWidth || undefined}>
      {heading && isBleed ? <Margin>{heading}</Margin> : heading}
      {isBleed ? <Bleed>{children}</Bleed> : children}
    </Column>
  );
};

const Column = styled.div`
  width: 100%;
  max-width: calc(var(--container) + var(--page-margin) * 2);
  margin-inline: auto;
  padding-inline: var(--page-margin);
  &[data-narrow] { max-width: calc(940px + var(--page-margin) * 2); }
  &[data-bleed] { max-width: none; padding-inline: 0; }
  &[data-bleed][data-narrow] { max-width: 940px; }
`;

const Margin = styled.div`
  max-width: calc(var(--container) + var(--page-margin) * 2);
  margin-inline: auto;
  padding-inline: var(--page-margin);
`;

/** Rails that run over the margin have none to run over. */
const Bleed = styled.div`--page-margin: 0px;`;
