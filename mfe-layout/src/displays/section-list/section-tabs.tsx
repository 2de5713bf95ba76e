import styled from '@emotion/styled';
import { useEffect, useRef } from 'react';
import { goToSection } from '@hyangro/runtime/sections';
import { media } from '@hyangro/ui/theme';

export interface SectionTabsProps {
  /** Read aloud as the name of the tabs. */
  label: string;
  sections: readonly { id: string; name: string }[];
  /** Id of the section in sight. */
  current: string | undefined;
}

/** Links to the sections of a block, the one in sight marked; they stay below the shop's header as long as the block does. */
export const SectionTabs = ({ label, sections, current }: SectionTabsProps) => {
  const bar = useRef<HTMLElement>(null);
  useEffect(() => {
    const tab = bar.current?.querySelector<HTMLElement>('[aria-current]');
    if (bar.current && tab) bar.current.scrollLeft = tab.offsetLeft - (bar.current.clientWidth - tab.offsetWidth) / 2;
  }, [current]);
  return (
    <Bar ref={bar} aria-label={label}>
      {sections.map(({ id, name }) => (
        <a key={id} href={`#${id}`} aria-current={id === current || undefined} onClick={(event) => goToSection(id, event)}>
          {name}
        </a>
      ))}
    </Bar>
  );
};

const Bar = styled.nav`
  position: sticky;
  top: var(--stick);
  z-index: var(--z-sticky);
  display: flex;
  height: var(--tabs);
  margin-inline: calc(var(--page-margin) * -1);
  padding-inline: calc(var(--page-margin) - 6px);
  overflow-x: auto;
  scrollbar-width: none;
  overscroll-behavior-x: contain;
  background: var(--color-bg);
  box-shadow: inset 0 -1px 0 var(--color-line);
  &::-webkit-scrollbar { display: none; }
  a {
    flex: 1 0 auto;
    display: flex;
    align-items: center;
    justify-content: center;
    padding: 0 14px;
    font: 500 15px/1.2 var(--font-sans);
    letter-spacing: -0.02em;
    white-space: nowrap;
    color: var(--color-text-2);
    &:focus-visible { outline-offset: -3px; }
  }
  ${media.pc} { margin-inline: 0; padding-inline: 0; }
  a[aria-current] {
    font-weight: 700;
    color: var(--color-text);
    box-shadow: inset 0 -2.5px 0 var(--color-brand);
  }
`;
