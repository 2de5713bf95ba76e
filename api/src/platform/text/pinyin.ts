import { pinyin } from 'pinyin-pro';

/** Pinyin of Chinese characters without tones, one syllable per character: 玫瑰 is `mei`, `gui`. Readings follow the context. */
export const pinyinOf = (hanzi: string): string[] =>
  pinyin(hanzi, { toneType: 'none', type: 'array', nonZh: 'removed', v: true }).map((syllable) => syllable.toLowerCase());

/** First letter of a Chinese name as it is spoken, A–Z; of a name in Latin letters its own; `#` for anything else. */
export function pinyinInitial(name: string): string {
  const [letter = '#'] = pinyin(name.trim(), { pattern: 'first', toneType: 'none', type: 'array' });
  const first = letter.normalize('NFD').slice(0, 1).toUpperCase();
  return /[A-Z]/.test(first) ? first : '#';
}

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });
/** The words of a Chinese text, which has no spaces: 玫瑰香水 is 玫瑰 and 香水. Single characters that follow each other stay together. */
export function hanziWords(text: string): string[] {
  const words: string[] = [];
  let isSingle = false;
  for (const { segment } of segmenter.segment(text)) {
    if (segment.length === 1 && isSingle) words.push(`${words.pop() ?? ''}${segment}`);
    else words.push(segment);
    isSingle = segment.length === 1;
  }
  return words;
}
