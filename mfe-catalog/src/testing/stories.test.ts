import { faultsOfStories } from '@hyangro/testing/stories/test-stories';
import { statesOf, type StoryFile } from '@hyangro/testing/stories/story';
import remote from '../remote';
import * as searchSuggestions from '../surfaces/search-suggestions/search-suggestions.surface.stories';

/** Surfaces with their states. */
const SURFACES: Record<string, { stories: StoryFile; states: string }> = {
  'catalog/search-suggestions@1': { stories: searchSuggestions, states: 'Normal Terms Empty Loading Failed LongWords' },
};
/** What is typed is asked for once the typing rests. */
const TYPED_MS = 300;
/** Each of its states waits for that, in each language. */
const TIME_LIMIT_MS = 30_000;

test('MFE-21 each surface of this remote has stories with the states that are promised here', () => {
  expect(Object.keys(remote.surfaces ?? {}).sort()).toEqual(Object.keys(SURFACES));
  for (const [name, { stories, states }] of Object.entries(SURFACES)) {
    expect([name, stories.default.title]).toEqual([name, name]);
    expect(
      statesOf(stories)
        .map(([state]) => state)
        .sort(),
    ).toEqual(states.split(' ').sort());
  }
});

test.each(Object.entries(SURFACES))(
  'MFE-21 %s is drawn in three languages, and axe has nothing against it',
  async (_, { stories }) => {
    Element.prototype.scrollIntoView = () => undefined;
    expect(await faultsOfStories(stories, { settleMs: TYPED_MS })).toEqual([]);
  },
  TIME_LIMIT_MS,
);
