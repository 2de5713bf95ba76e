import { faultsOfStories } from '@hyangro/testing/stories/test-stories';
import { statesOf, type StoryFile } from '@hyangro/testing/stories/story';
import remote from '../remote';
import * as feedRail from '../surfaces/feed-rail/feed-rail.surface.stories';
import * as memberCard from '../surfaces/member-card/member-card.surface.stories';
import * as reviewList from '../surfaces/review-list/review-list.surface.stories';

/** Surfaces with their states; in those behind `nothing` a surface takes no room. */
const SURFACES: Record<string, { stories: StoryFile; states: string; nothing: string }> = {
  'ugc/feed-rail@1': { stories: feedRail, states: 'Normal Empty Loading Failed LongWords', nothing: 'Empty Loading Failed' },
  'ugc/member-card@1': { stories: memberCard, states: 'Normal Own Loading Failed LongWords', nothing: 'Failed' },
  'ugc/review-list@1': { stories: reviewList, states: 'Normal One Empty Loading Failed LongWords', nothing: '' },
};

/** Every state three times, each held by axe, on a busy machine. */
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
  async (_, { stories, nothing }) => {
    expect(await faultsOfStories(stories, { mayBeNothing: nothing.split(' ') })).toEqual([]);
  },
  TIME_LIMIT_MS,
);
