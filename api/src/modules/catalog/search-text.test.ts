import { bigramsOf } from './search-text';

test('words of two letters have a piece to be found by', () => {
  expect(bigramsOf('수분 크림 A')).toEqual(['수분', '크림', 'a']);
  expect(bigramsOf('선크림')).toEqual(['선크', '크림']);
});
