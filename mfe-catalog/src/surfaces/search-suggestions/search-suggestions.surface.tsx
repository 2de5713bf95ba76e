import type { Surfaces } from '@hyangro/contracts/surfaces/surfaces';
import { SearchSuggestions } from '../../features/search-suggestions/search-suggestions';

/** Suggestions under a search field of the header or of a screen. */
export default function SearchSuggestionsSurface(props: Surfaces['catalog/search-suggestions@1']) {
  return <SearchSuggestions {...props} />;
}
