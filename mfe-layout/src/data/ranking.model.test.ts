import { firstRankingPage, nextRankingPage } from './ranking.model';

test('ST-RANK-01 a list of 50 loads 20, 40, 50 and then nothing', () => {
  expect(nextRankingPage(0, [], 50)).toEqual({ pageStart: 0, displayLimit: 20 });
  expect(nextRankingPage(0, [20], 50)).toEqual({ pageStart: 20, displayLimit: 20 });
  expect(nextRankingPage(0, [20, 20], 50)).toEqual({ pageStart: 40, displayLimit: 10 });
  expect(nextRankingPage(0, [20, 20, 10], 50)).toBeNull();
});

test('ST-RANK-01 what came with the layout counts as loaded', () => {
  expect(nextRankingPage(12, [], 14)).toEqual({ pageStart: 12, displayLimit: 2 });
  expect(nextRankingPage(12, [], 12)).toBeNull();
});

test('ST-RANK-02 an empty answer ends the list', () => {
  expect(nextRankingPage(12, [20, 0], 60)).toBeNull();
});

test('ST-RANK-01 the first page follows what the layout brought, and asks for one at least', () => {
  expect(firstRankingPage(4, 50)).toEqual({ pageStart: 4, displayLimit: 20 });
  expect(firstRankingPage(4, 10)).toEqual({ pageStart: 4, displayLimit: 6 });
  expect(firstRankingPage(12, 12)).toEqual({ pageStart: 12, displayLimit: 1 });
});

test('ST-RANK-02 an empty answer ends the list only when it is the last', () => {
  expect(nextRankingPage(0, [20, 20, 0], 60)).toBeNull();
  expect(nextRankingPage(0, [0, 20], 60)).toEqual({ pageStart: 20, displayLimit: 20 });
  expect(nextRankingPage(12, [20, 20, 20], 60)).toBeNull();
});
