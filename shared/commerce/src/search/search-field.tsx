import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { pathOf, Surface, useTerms } from '@hyangro/runtime';
import { SearchBox } from '@hyangro/ui/pc-header';

const NOTHING = () => null;

export interface SearchFieldProps {
  /** What the page searched for. */
  keyword?: string;
  /** The cursor is in it when the screen is shown. */
  isFirst?: boolean;
}

/** The search field of a screen; suggestions come with the first focus. */
export const SearchField = ({ keyword = '', isFirst }: SearchFieldProps) => {
  const t = useTerms();
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const [field, setField] = useState<HTMLInputElement | null>(null);
  useEffect(() => {
    // The reader may have begun before the page came alive.
    if (input.current && input.current === document.activeElement) setField(input.current);
    if (!isFirst) return;
    // The shell takes the reader to the new screen; from there to the field.
    const timer = setTimeout(() => input.current?.focus({ preventScroll: true }));
    return () => clearTimeout(timer);
  }, [isFirst]);
  return (
    <SearchBox
      ref={input}
      label={t('search.label')}
      submitLabel={t('search.submit')}
      formLabel={t('search.form')}
      placeholder={t('search.placeholder')}
      action={pathOf('SearchProducts')}
      defaultValue={keyword}
      onFocus={(event) => setField(event.currentTarget)}
      onSearch={(text) => void navigate(pathOf('SearchProducts', { keyword: text }), { state: { preview: { title: text } } })}
    >
      {field && <Surface name="catalog/search-suggestions@1" field={field} skeleton={null} fallback={NOTHING} />}
    </SearchBox>
  );
};
