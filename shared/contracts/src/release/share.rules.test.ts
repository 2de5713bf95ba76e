import { FIRST_BUDGET } from './budget';
import { overShare, SHARE_MIN_TELLERS } from './share.rules';

const by = (p75: number, tellers = SHARE_MIN_TELLERS) => ({ p75, tellers });

test('a version keeps its budget up to the figure itself, and is told which of paint, answer and shift went over, with both figures', () => {
  expect(overShare({ LCP: by(2_500), INP: by(200), CLS: by(0.1) }, FIRST_BUDGET)).toEqual([]);
  expect(overShare({ LCP: by(2_501, 80), INP: by(200), CLS: by(0.11) }, FIRST_BUDGET)).toEqual([
    'LCP: 2501 at the 75th percentile of 80, 2500 is allowed',
    'CLS: 0.11 at the 75th percentile of 50, 0.1 is allowed',
  ]);
  expect(overShare({ INP: by(201) }, FIRST_BUDGET)).toEqual(['INP: 201 at the 75th percentile of 50, 200 is allowed']);
});

test('what nobody has told, or fewer than fifty, is over nothing', () => {
  expect(overShare({}, FIRST_BUDGET)).toEqual([]);
  expect(overShare({ LCP: by(9_000, 49) }, FIRST_BUDGET)).toEqual([]);
  expect(overShare({ LCP: by(9_000, 50) }, FIRST_BUDGET)).toHaveLength(1);
});
