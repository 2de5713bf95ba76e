import { pinyin } from 'pinyin-pro';

/** First letter of a Chinese name as it is spoken, A–Z; of a name in Latin letters its own; `#` for anything else. */
export function pinyinInitial(name: string): string {
  const [letter = '#'] = pinyin(name.trim(), { pattern: 'first', toneType: 'none', type: 'array' });
  const first = letter.normalize('NFD').slice(0, 1).toUpperCase();
  return /[A-Z]/.test(first) ? first : '#';
}
