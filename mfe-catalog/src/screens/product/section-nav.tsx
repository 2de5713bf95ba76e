import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { useMoney } from '@hyangro/runtime';
import { goToSection, useSectionInSight } from '@hyangro/runtime/sections';
import { media } from '@hyangro/ui/theme';
import { useMessages } from '../../messages';

export const SECTIONS = ['info', 'reviews', 'qna', 'delivery'] as const;
export type SectionId = (typeof SECTIONS)[number];
/** Height of the nav; sections stop below it. */
export const NAV_PX = 50;

/** A link to a section of this page; it scrolls and writes nothing into the history. */
export const SectionLink = ({ to, isCurrent, children }: { to: SectionId; isCurrent?: boolean; children: ReactNode }) => (
  <a href={`#${to}`} aria-current={isCurrent ? 'true' : undefined} onClick={(event) => goToSection(to, event)}>
    {children}
  </a>
);

/** The parts of the page, the one in sight marked; stays under the header. */
export const SectionNav = ({ reviewCount }: { reviewCount: number }) => {
  const t = useMessages();
  const { integer } = useMoney();
  const current = useSectionInSight(SECTIONS);
  return (
    <Bar aria-label={t('sections.label')}>
      {SECTIONS.map((section) => (
        <SectionLink key={section} to={section} isCurrent={section === current}>
          {t(`sections.${section}`)}
          {section === 'reviews' && reviewCount > 0 && <small>{integer(reviewCount)}</small>}
        </SectionLink>
      ))}
    </Bar>
  );
};

const Bar = styled.nav`
  position: sticky;
  top: var(--sticky-top, var(--size-header));
  z-index: var(--z-sticky);
  display: grid;
  grid-template-columns: repeat(4, 1fr);
  height: ${NAV_PX}px;
  margin-inline: calc(var(--page-margin) * -1);
  background: var(--color-bg);
  box-shadow: 0 1px 0 var(--color-line);
  a {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: 3px;
    font: 500 15px/1.2 var(--font-sans);
    letter-spacing: -0.03em;
    text-align: center;
    color: var(--color-text-2);
    &:focus-visible {
      outline-offset: -3px;
    }
  }
  a[aria-current] {
    font-weight: 700;
    color: var(--color-text);
    box-shadow: inset 0 -2.5px 0 var(--color-brand);
  }
  small {
    font: 400 12px/1 var(--font-sans);
    color: var(--color-text-3);
  }
  a[aria-current] small {
    font-weight: 600;
    color: var(--color-sale);
  }
  ${media.pc} {
    margin-inline: 0;
  }
`;
