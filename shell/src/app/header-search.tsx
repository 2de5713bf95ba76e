import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { pathOf } from '@hyangro/contracts/routes/paths';
import { KEYWORD_PARAM } from '@hyangro/contracts/wire-names';
import { Surface, useTerms } from '@hyangro/runtime';
import { SearchBox } from '@hyangro/ui/pc-header';
import { matchScreen } from '../remotes/registry-route';
import { usePage } from './page-context';

const NOTHING = () => null;

/** The search of wide screens. It shows what the page searched for; suggestions come with the first focus. */
export function HeaderSearch() {
  const t = useTerms();
  const navigate = useNavigate();
  const { routes } = usePage();
  const { pathname, search } = useLocation();
  const match = matchScreen(routes, pathname);
  // Other screens search among their own things.
  const asked = match?.row.name === 'SearchProducts' ? new URLSearchParams(search).get(KEYWORD_PARAM) : null;
  const keyword = match?.params.keyword ?? asked ?? '';
  const input = useRef<HTMLInputElement>(null);
  const [field, setField] = useState<HTMLInputElement | null>(null);
  useEffect(() => {
    // The reader may have begun before the page came alive.
    if (input.current && input.current === document.activeElement) setField(input.current);
    else if (input.current) input.current.value = keyword;
  }, [keyword]);
  return (
    <SearchBox
      ref={input}
      label={t('search.label')}
      submitLabel={t('search.submit')}
      placeholder={t('search.placeholder')}
      action={pathOf('SearchProducts')}
      defaultValue={keyword}
      onFocus={(event) => setField(event.currentTarget)}
      onSearch={(text) => void navigate(pathOf('SearchProducts', { keyword: text }), { state: { preview: { title: text } } })}
    >
      {field && <Surface name="catalog/search-suggestions@1" field={field} hasTerms skeleton={null} fallback={NOTHING} />}
    </SearchBox>
  );
}
