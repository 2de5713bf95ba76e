import { useEffect, useState } from 'react';
import type { EndpointMocks } from '@hyangro/testing';
import type { Meta, Story, StoryParameters } from '@hyangro/testing/stories/story';
import cn from '../../../locales/cn.json';
import en from '../../../locales/en.json';
import ko from '../../../locales/ko.json';
import { aSuggestion } from '../../testing/search-samples';
import SearchSuggestionsSurface from './search-suggestions.surface';

type Props = Parameters<typeof SearchSuggestionsSurface>[0];
const shop: StoryParameters = { messages: { ko: { catalog: ko }, en: { catalog: en }, cn: { catalog: cn } } };

export default { title: 'catalog/search-suggestions@1', component: SearchSuggestionsSurface, parameters: shop } satisfies Meta<Props>;

/** A page's own search, in which somebody has begun to write. */
const Search = ({ typed }: { typed: string }) => {
  const [field, setField] = useState<HTMLInputElement | null>(null);
  useEffect(() => {
    if (!field) return;
    field.focus();
    field.value = typed;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }, [field, typed]);
  return (
    <form role="search" method="get" style={{ position: 'relative' }}>
      <input ref={setField} type="search" aria-label={typed || 'search'} />
      {field && <SearchSuggestionsSurface field={field} hasTerms />}
    </form>
  );
};
const roses = aSuggestion({ terms: ['로즈 향수', '로즈 밤'], brands: ['로즈가'], categories: ['여성 향수'], products: ['로즈 판톰'] });
const popular = [
  { keyword: '머스크', rank: 1, previousRank: null },
  { keyword: '로즈', rank: 2, previousRank: 1 },
];
const story = (typed: string, endpoints: EndpointMocks): Story<Props> => ({
  render: () => <Search typed={typed} />,
  parameters: { endpoints: { 'GET /search/popular': popular, ...endpoints } },
});

export const Normal = story('로즈', { 'GET /search/suggest': roses });
export const Terms = story('', {});
export const Empty = story('없는말', { 'GET /search/suggest': aSuggestion() });
export const Loading = story('로즈', { 'GET /search/suggest': () => new Promise<never>(() => undefined) });
export const Failed = story('로즈', {
  'GET /search/suggest': () => {
    throw new TypeError('offline');
  },
});
export const LongWords = story('로즈', {
  'GET /search/suggest': aSuggestion({ terms: ['로즈 '.repeat(40).trim(), '로'.repeat(60)], products: ['로즈 판톰 '.repeat(20).trim()] }),
});
