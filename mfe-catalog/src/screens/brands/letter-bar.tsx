import styled from '@emotion/styled';
import { useRef, type KeyboardEvent, type MouseEvent } from 'react';
import { media } from '@hyangro/ui/theme';
import { useMessages } from '../../messages';
import { sectionId } from './section-id';

/** Letters that lead to their brands; arrows, Home and End move among them. */
export const LetterBar = ({ letters }: { letters: readonly string[] }) => {
  const t = useMessages();
  const row = useRef<HTMLUListElement>(null);
  const jump = (event: MouseEvent, letter: string) => {
    const section = document.getElementById(sectionId(letter));
    if (!section) return;
    // A letter is no step of the history.
    event.preventDefault();
    section.scrollIntoView({ block: 'start' });
    section.focus({ preventScroll: true });
  };
  const move = (event: KeyboardEvent) => {
    const links = [...(row.current?.querySelectorAll('a') ?? [])];
    const at = links.findIndex((link) => link === document.activeElement);
    const to = stepOf(event.key, at, links.length);
    if (at < 0 || to === null) return;
    event.preventDefault();
    links[to]?.focus();
  };
  return (
    <nav aria-label={t('brands.letters')}>
      <Row ref={row} onKeyDown={move}>
        {letters.map((letter) => (
          <li key={letter}>
            <a href={`#${sectionId(letter)}`} onClick={(event) => jump(event, letter)}>
              {letter}
            </a>
          </li>
        ))}
      </Row>
    </nav>
  );
};

function stepOf(key: string, at: number, count: number): number | null {
  if (key === 'ArrowRight') return Math.min(at + 1, count - 1);
  if (key === 'ArrowLeft') return Math.max(at - 1, 0);
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}

const Row = styled.ul`
  display: flex;
  gap: 2px;
  margin-inline: calc(var(--page-margin) * -1);
  padding: 4px calc(var(--page-margin) - 10px);
  overflow-x: auto;
  scrollbar-width: none;
  box-shadow: inset 0 -1px 0 var(--color-line);
  &::-webkit-scrollbar {
    display: none;
  }
  a {
    display: grid;
    place-items: center;
    min-width: 36px;
    height: 40px;
    border-radius: var(--radius-control);
    font: 600 14px/1 var(--font-sans);
    color: var(--color-text-2);
    &:focus-visible {
      outline-offset: -2px;
    }
    ${media.hover} {
      &:hover {
        background: var(--color-bg-sunken);
        color: var(--color-brand);
      }
    }
  }
`;
