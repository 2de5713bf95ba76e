import styled from '@emotion/styled';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Search } from '../../icons';

export interface SearchBoxProps extends Omit<ComponentPropsWithRef<'input'>, 'type'> {
  /** Read aloud as the name of the field. */
  label: string;
  submitLabel: string;
  /** Name of the landmark where the page has a second search. */
  formLabel?: string;
  /** Path that takes the field's `name` as its query: where the search goes without JavaScript. */
  action: string;
  /** Under the field, as wide as it: what comes while typing. */
  children?: ReactNode;
  onSearch: (query: string) => void;
}

/** The search of the PC header, under the bottle's shoulder. */
export const SearchBox = ({ label, submitLabel, formLabel, action, children, onSearch, name = 'keyword', ...rest }: SearchBoxProps) => (
  <Form
    role="search"
    action={action}
    aria-label={formLabel}
    onSubmit={(event) => {
      event.preventDefault();
      const query = new FormData(event.currentTarget).get(name);
      if (typeof query === 'string' && query.trim()) onSearch(query.trim());
    }}
  >
    <Input {...rest} type="search" name={name} aria-label={label} autoComplete="off" enterKeyHint="search" />
    <Go type="submit" aria-label={submitLabel}>
      <Search size={22} />
    </Go>
    {children}
  </Form>
);

const Form = styled.form`
  position: relative;
  flex: 1;
  display: flex;
  align-items: center;
  max-width: 560px;
  height: 50px;
  padding: 0 2px 0 24px;
  border: 1.6px solid var(--color-brand);
  border-radius: 25px 25px 6px 6px;
  &:focus-within {
    box-shadow: inset 0 0 0 1px var(--color-focus);
  }
`;

const Input = styled.input`
  flex: 1;
  min-width: 0;
  height: 100%;
  border: 0;
  background: none;
  font: 400 16px/1 var(--font-sans);
  &::placeholder {
    color: var(--color-text-3);
    font-size: 15px;
    opacity: 1;
  }
  &:focus-visible {
    outline: none;
  }
  &::-webkit-search-cancel-button {
    display: none;
  }
`;

const Go = styled.button`
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  border-radius: 20px;
  color: var(--color-brand);
`;
