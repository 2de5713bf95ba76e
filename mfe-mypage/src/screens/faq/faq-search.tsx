import styled from '@emotion/styled';
import { useState, type FormEvent } from 'react';
import { KEYWORD_MAX_LENGTH } from '@hyangro/contracts/constants';
import { pathOf, useTerms } from '@hyangro/runtime';
import { Button } from '@hyangro/ui/button';
import { TextField } from '@hyangro/ui/field';
import { useMessages } from '../../messages';

interface Props {
  /** What is searched for now; empty without a search. */
  keyword: string;
  onSearch(keyword: string | null): void;
}

/** A search among the questions; without scripts the browser sends it. An empty one shows all. */
export const FaqSearch = ({ keyword, onSearch }: Props) => {
  const t = useMessages();
  const term = useTerms();
  const [typed, setTyped] = useState(keyword);
  const [searched, setSearched] = useState(keyword);
  // The address changed: the field says what it asks for, and keeps the focus.
  if (searched !== keyword) {
    setSearched(keyword);
    setTyped(keyword);
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSearch(typed.trim() || null);
  };
  return (
    <Form role="search" aria-label={t('faq.search')} action={pathOf('Faq')} onSubmit={submit}>
      <TextField
        type="search"
        name="keyword"
        label={t('faq.search')}
        hideLabel
        placeholder={t('faq.placeholder')}
        maxLength={KEYWORD_MAX_LENGTH}
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button type="submit" variant="primary">
        {term('search.submit')}
      </Button>
    </Form>
  );
};

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 8px;
  align-items: center;
`;
