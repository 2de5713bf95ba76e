import { aSummary } from '../testing/samples';
import { NO_CONDITION, SORTS, chosenCount, offeredBy, toggled } from './review-filter.model';
import { ALL_REVIEWS } from './review.model';

const summary = aSummary({
  count: 9,
  facets: [
    { facet: 'skinType', value: 'SENS', count: 4 },
    { facet: 'skinType', value: 'DRY', count: 3 },
    { facet: 'ageBand', value: '30s', count: 9 },
    { facet: 'skinTone', value: 'T21', count: 5 },
    { facet: 'locale', value: 'fr', count: 2 },
  ],
});

test('a filter offers what finds a review, in one order, and nothing this version has no word for', () => {
  expect(offeredBy('skinType', summary, {})).toEqual([
    { facet: 'skinType', value: 'DRY', count: 3 },
    { facet: 'skinType', value: 'SENS', count: 4 },
  ]);
  expect(offeredBy('skinConcern', summary, {})).toEqual([]);
  expect(offeredBy('locale', summary, {})).toEqual([]);
});

test('a single choice is offered unless every review has it; one that is on always is', () => {
  expect(offeredBy('skinTone', summary, {})).toEqual([{ facet: 'skinTone', value: 'T21', count: 5 }]);
  expect(offeredBy('ageBand', summary, {})).toEqual([]);
  expect(offeredBy('ageBand', summary, { ageBand: '30s' })).toEqual([{ facet: 'ageBand', value: '30s', count: 9 }]);
  expect(offeredBy('ageBand', summary, { ageBand: '50s' })).toEqual([
    { facet: 'ageBand', value: '30s', count: 9 },
    { facet: 'ageBand', value: '50s', count: 0 },
  ]);
});

test('a choice takes the place of another of its filter; pressed again it goes', () => {
  const dry = { facet: 'skinType', value: 'DRY' } as const;
  expect(toggled({ skinType: 'OILY', ageBand: '30s' }, dry)).toEqual({ skinType: 'DRY', ageBand: '30s' });
  expect(toggled({ skinType: 'DRY', ageBand: '30s' }, dry)).toEqual({ ageBand: '30s' });
});

test('the order of a list is no condition; all conditions are taken off at once', () => {
  const all = { sort: 'lowest', rating: 5, photosOnly: true, likeMe: true, choices: { skinType: 'DRY', locale: 'en' } } as const;
  expect([chosenCount(all), chosenCount({ ...all, rating: null }), chosenCount({ ...ALL_REVIEWS, sort: 'newest' })]).toEqual([5, 4, 0]);
  expect({ ...all, ...NO_CONDITION }).toEqual({ ...ALL_REVIEWS, sort: 'lowest' });
  expect(SORTS).toEqual(['helpful', 'newest', 'highest', 'lowest']);
});
