import { blockOf, blocksOf } from './blocks';

test('a letter’s block is reckoned from the letter alone', () => {
  expect(['가', '갿', '걀', 'é'].map(blockOf)).toEqual(['158', '158', '158', '1']);
  expect(blockOf('뷁')).toBe('17b');
});

test('a font is cut into blocks whole, but for what no text is written with', () => {
  const blocks = blocksOf(['A', 'é', '가', '각', '뷁', '漢', '\ue000', '\ufb01']);
  expect([...blocks]).toEqual([
    ['1', ['é']],
    ['158', ['가', '각']],
    ['17b', ['뷁']],
  ]);
});
