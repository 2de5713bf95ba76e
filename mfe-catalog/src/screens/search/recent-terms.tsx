import styled from '@emotion/styled';
import { useId, useRef } from 'react';
import { Link } from 'react-router-dom';
import { pathOf } from '@hyangro/runtime';
import { Button } from '@hyangro/ui/button';
import { X } from '@hyangro/ui/icons';
import { media, text } from '@hyangro/ui/theme';
import { useMessages } from '../../messages';
import { useRecentTerms } from './use-recent-terms';

/** What was searched for in this browser (LS-16): each can be taken off, all at once too, and put back. */
export const RecentTerms = () => {
  const t = useMessages();
  const { terms, canUndo, forget, forgetAll, undo } = useRecentTerms();
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  /** The pressed button goes with its term: the reader stays in the section. */
  const andStay = (act: () => void) => () => {
    act();
    heading.current?.focus();
  };
  return (
    <section aria-labelledby={id}>
      <Head>
        <h2 id={id} ref={heading} tabIndex={-1}>
          {t('search.recent.title')}
        </h2>
        {canUndo ? (
          <Button type="button" variant="text" size="s" onClick={andStay(undo)}>
            {t('search.recent.undo')}
          </Button>
        ) : (
          terms.length > 0 && (
            <Button type="button" variant="text" size="s" onClick={andStay(forgetAll)}>
              {t('search.recent.clear')}
            </Button>
          )
        )}
      </Head>
      <p role="status">{canUndo && t('search.recent.removed')}</p>
      {terms.length === 0 && !canUndo && <p>{t('search.recent.none')}</p>}
      <Terms>
        {terms.map((term) => (
          <li key={term}>
            <Link to={pathOf('SearchProducts', { keyword: term })} preview={{ title: term }}>
              {term}
            </Link>
            <button type="button" aria-label={t('search.recent.remove', { term })} onClick={andStay(() => forget(term))}>
              <X size={14} />
            </button>
          </li>
        ))}
      </Terms>
    </section>
  );
};

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: var(--size-tap);
  h2 {
    ${text.titleM}
    &:focus {
      outline: none;
    }
  }
  + p,
  + p + p {
    font-size: 14px;
    color: var(--color-text-3);
  }
`;
/* One row on phones, whatever is in it: what stands below keeps its place. */
const Terms = styled.ul`
  display: flex;
  gap: 8px;
  margin-inline: calc(var(--page-margin) * -1);
  padding: 4px var(--page-margin);
  overflow-x: auto;
  scrollbar-width: none;
  li {
    flex: none;
    display: flex;
    align-items: center;
    max-width: 220px;
    height: 40px;
    border: 1px solid var(--color-line-strong);
    border-radius: var(--radius-pill);
  }
  a {
    overflow: hidden;
    padding-left: 16px;
    font-size: 14px;
    line-height: 38px;
    white-space: nowrap;
    text-overflow: ellipsis;
  }
  button {
    flex: none;
    display: grid;
    place-items: center;
    width: 38px;
    height: 38px;
    border-radius: var(--radius-pill);
    color: var(--color-text-3);
  }
  ${media.pc} {
    flex-wrap: wrap;
    margin-inline: 0;
    padding-inline: 0;
  }
`;
