import styled from '@emotion/styled';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { Surfaces } from '@hyangro/contracts/surfaces/surfaces';
import { useServices, useTerms } from '@hyangro/runtime';
import { VisuallyHidden } from '@hyangro/ui/section';
import { media } from '@hyangro/ui/theme';
import { recentTerms } from '../../data/recent-terms';
import { searchQueries } from '../../data/search.queries';
import { suggestionQueries } from '../../data/suggestion.queries';
import { useMessages } from '../../messages';
import { groupsBefore, groupsOf, textToAsk } from './suggestion.model';
import { SuggestionOption } from './suggestion-option';
import { useCombobox } from './use-combobox';
import { useKeywordPrompt } from './use-keyword-prompt';
import { useSettled } from './use-settled';

/** A hand at its keyboard is asked for once it rests. */
const REST_MS = 120;

/** What opens under a search field: suggestions for what is typed, and a word when a search is sent without any. */
export const SearchSuggestions = ({ field, hasTerms }: Surfaces['catalog/search-suggestions@1']) => {
  const t = useMessages();
  const term = useTerms();
  const services = useServices();
  const id = useId();
  const [keyword, settle] = useSettled(() => field.value.trim(), REST_MS);
  const [recent, setRecent] = useState(() => recentTerms(services.storage));
  const { data, isFetching } = useQuery(suggestionQueries.suggestions(services, keyword));
  const { data: popular = [] } = useQuery({ ...searchQueries.popular(services), enabled: Boolean(hasTerms) && keyword === '' });
  const prompt = useKeywordPrompt(field, `${id}prompt`);

  const groups = keyword ? data && groupsOf(data) : hasTerms ? groupsBefore(recent, popular) : [];
  const count = groups?.reduce((sum, { options }) => sum + options.length, 0) ?? 0;
  const box = useCombobox({
    field,
    listId: id,
    optionCount: prompt ? 0 : count,
    onText(text, isComposing) {
      const asked = textToAsk(text, isComposing);
      if (asked === null) return;
      if (asked === '') setRecent(recentTerms(services.storage));
      settle(asked);
    },
  });
  const isAnswered = keyword !== '' && data !== undefined && !isFetching;
  return (
    <>
      <VisuallyHidden role="status">
        {box.isOpen && isAnswered && t('search.suggest.count', { count })}
        {isAnswered && count === 0 && t('search.suggest.none')}
      </VisuallyHidden>
      {prompt && (
        <Prompt id={`${id}prompt`} role="alert">
          {term('search.required')}
        </Prompt>
      )}
      {/* The press must not take the focus out of the field before it is a click. */}
      <List
        id={id}
        role="listbox"
        aria-label={t('search.suggest.label')}
        hidden={!box.isOpen}
        onMouseDown={(event) => event.preventDefault()}
      >
        {groups?.map(({ key, start, options }) => (
          <div key={key} role="group" aria-labelledby={`${id}${key}`}>
            <Title id={`${id}${key}`}>{t(`search.suggest.${key}`)}</Title>
            {options.map((option, at) => (
              <SuggestionOption
                key={option.to}
                id={box.optionId(start + at)}
                option={option}
                isActive={start + at === box.active}
                onChoose={() => {
                  if (option.term) field.value = option.term;
                  box.close();
                }}
              />
            ))}
          </div>
        ))}
      </List>
    </>
  );
};

/* On phones a layer over the page, on wide screens a panel under the field. */
const layer = `
  position: absolute;
  z-index: var(--z-float);
  top: calc(100% + 6px);
  inset-inline: 0;
  background: var(--color-bg-raised);
`;
const List = styled.div`
  ${layer}
  max-height: calc(100dvh - 140px);
  padding: 4px 0 12px;
  overflow-y: auto;
  overscroll-behavior: contain;
  border-radius: var(--radius-card);
  box-shadow: var(--shadow-2);
  &[hidden] {
    display: none;
  }
  ${media.mobile} {
    --row-padding: var(--page-margin);
    z-index: var(--z-sticky);
    inset-inline: calc(var(--page-margin) * -1);
    min-height: calc(100dvh - var(--size-header) - 70px);
    border-radius: 0;
    box-shadow: none;
  }
`;
const Title = styled.p`
  padding: 12px var(--row-padding, 20px) 4px;
  font: 600 12px/1.5 var(--font-sans);
  color: var(--color-text-3);
`;
const Prompt = styled.p`
  ${layer}
  padding: 10px 16px;
  border-radius: var(--radius-control);
  box-shadow: var(--shadow-2);
  font-size: 14px;
  color: var(--color-danger);
`;
