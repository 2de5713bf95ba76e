import { useState } from 'react';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { renderScreen, type EndpointMocks } from '@hyangro/testing';
import ko from '../../../locales/ko.json';
import { aSuggestion } from '../../testing/search-samples';
import SearchSuggestionsSurface from './search-suggestions.surface';

const sent: string[] = [];
function Page({ hasTerms }: { hasTerms?: boolean }) {
  const [field, setField] = useState<HTMLInputElement | null>(null);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (field?.value.trim()) sent.push(field.value);
      }}
    >
      <input ref={setField} aria-label="검색" />
      {field && <SearchSuggestionsSurface field={field} hasTerms={hasTerms} />}
    </form>
  );
}

const roses = aSuggestion({ terms: ['로즈 향수', '로즈 밤'], brands: ['로즈가'], products: ['로즈 판톰'] });
const popular = [{ keyword: '머스크', rank: 1, previousRank: null }];
const endpoints: EndpointMocks = { 'GET /search/suggest': roses, 'GET /search/popular': popular };
const open = (over: EndpointMocks = {}, hasTerms?: boolean) =>
  renderScreen(<Page hasTerms={hasTerms} />, { messages: { catalog: ko }, endpoints: { ...endpoints, ...over } });
const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: '검색' });
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const activeText = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent;

beforeEach(() => {
  sent.length = 0;
  window.localStorage.clear();
  Element.prototype.scrollIntoView = () => undefined;
});

test('R-HOM-15 what is typed is suggested in groups, and a screen reader hears how many', async () => {
  const { user, calls } = await open();
  await user.type(field(), '로즈');
  expect(await screen.findByRole('group', { name: '브랜드' })).toBeTruthy();
  expect(options()).toEqual(['로즈 향수', '로즈 밤', '로즈가', '오렐르로즈 판톰61,200원 ($47.08)']);
  expect(field().getAttribute('aria-expanded')).toBe('true');
  await waitFor(() => expect(screen.getByRole('status').textContent).toMatch(/^추천 4개/));
  expect(calls).toEqual([`GET /search/suggest?keyword=${encodeURIComponent('로즈')}`]);
});

test('R-HOM-15 arrows go through the suggestions and back into the text, Enter opens the active one', async () => {
  const { user, address } = await open();
  await user.type(field(), '로즈');
  await screen.findByRole('listbox');
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(activeText()).toBe('로즈 밤');
  expect(screen.getByRole('option', { selected: true }).textContent).toBe('로즈 밤');
  await user.keyboard('{ArrowUp}{ArrowUp}');
  expect(activeText()).toBeUndefined();
  await user.keyboard('{ArrowUp}');
  expect(activeText()).toMatch(/로즈 판톰/);
  await user.keyboard('{Home}');
  expect(activeText()).toBeUndefined();
  await user.keyboard('{ArrowDown}{Enter}');
  expect(decodeURI(address())).toBe('/search/products/로즈 향수');
  expect(sent).toEqual([]);
});

test('R-HOM-15 Escape closes the suggestions and leaves the text; a search without choice sends what is typed', async () => {
  const { user } = await open();
  await user.type(field(), '로즈');
  await screen.findByRole('listbox');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect([field().value, field().getAttribute('aria-expanded')]).toEqual(['로즈', 'false']);
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('listbox')).toBeTruthy();
  await user.keyboard('{Enter}');
  expect(sent).toEqual(['로즈']);
  expect(screen.queryByRole('listbox')).toBeNull();
});

test('R-HOM-15 an old answer never takes the place of a newer one', async () => {
  const answers = new Map<string, () => void>();
  const { user, calls } = await open({
    'GET /search/suggest': ({ query }) => {
      const keyword = query.get('keyword') ?? '';
      return new Promise((resolve) => answers.set(keyword, () => resolve(aSuggestion({ terms: [`${keyword} 향수`] }))));
    },
  });
  await user.type(field(), '로');
  await waitFor(() => expect(calls).toHaveLength(1));
  await user.type(field(), '즈');
  await waitFor(() => expect(calls).toHaveLength(2));
  await act(async () => answers.get('로즈')?.());
  await act(async () => answers.get('로')?.());
  await waitFor(() => expect(options()).toEqual(['로즈 향수']));
});

test('R-HOM-15 a syllable that is half typed asks for nothing, and its Enter sends nothing', async () => {
  const { calls } = await open();
  await act(async () => field().focus());
  const type = (value: string) => {
    field().value = value;
    fireEvent(field(), new InputEvent('input', { bubbles: true, isComposing: true }));
  };
  type('장ㅁ');
  await act(() => new Promise((resolve) => setTimeout(resolve, 200)));
  expect(calls).toEqual([]);
  expect(fireEvent.keyDown(field(), { key: 'Enter', isComposing: true })).toBe(false);
  type('장미');
  await waitFor(() => expect(calls).toEqual([`GET /search/suggest?keyword=${encodeURIComponent('장미')}`]));
});

test('R-HOM-15 an empty field offers what was searched for here, and by others', async () => {
  window.localStorage.setItem('searchStorage', JSON.stringify(['새벽']));
  const { user } = await open({}, true);
  await user.click(field());
  await waitFor(() => expect(options()).toEqual(['새벽', '머스크']));
});

test('V-REQ2 a search without a word is answered by a word beside the field, and asks for nothing', async () => {
  const { user, calls } = await open();
  await user.type(field(), '  {Enter}');
  expect(screen.getByRole('alert').textContent).toBe('찾을 말을 적어 주세요');
  expect(field().getAttribute('aria-invalid')).toBe('true');
  expect([calls, sent]).toEqual([[], []]);
  await user.type(field(), '로');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('R-HOM-15 suggestions that do not come cost nothing: the search goes on without', async () => {
  const { user } = await open({
    'GET /search/suggest': () => {
      throw new TypeError('offline');
    },
  });
  await user.type(field(), '로즈');
  await act(() => new Promise((resolve) => setTimeout(resolve, 200)));
  expect(screen.queryByRole('listbox')).toBeNull();
  await user.keyboard('{Enter}');
  expect(sent).toEqual(['로즈']);
});
