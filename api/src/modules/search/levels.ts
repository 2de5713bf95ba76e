import type { Word } from '../../platform/text/plain-text';
import { INSIDE_MAX, lexeme, wholeKey, wordKey, type Field } from './lexemes';
import type { Part } from './phrase';

/** A field that a word is looked for in: the whole word, or its beginning. */
type Place = readonly [field: Field, match: 'whole' | 'beginning'];
/**
 * Where a word may stand for a product to reach a level, besides the levels above it. Names weigh more than brands, these
 * more than categories, keywords and notes; whole words more than beginnings, these more than what is inside. Level 0 is
 * the phrase as a whole name or brand; the last is asked only when no other finds anything (`belowOf`).
 */
const LEVELS: readonly (readonly Place[])[] = [
  [],
  [['nameWord', 'whole']],
  [
    ['nameWord', 'beginning'],
    ['brandWord', 'whole'],
    ['brandWord', 'beginning'],
    ['initials', 'beginning'],
  ],
  [
    ['nameInside', 'beginning'],
    ['brandInside', 'beginning'],
    ['categoryWord', 'whole'],
    ['keyword', 'whole'],
    ['keywordWord', 'whole'],
    ['pinyin', 'beginning'],
  ],
  [
    ['categoryInside', 'beginning'],
    ['keywordWord', 'beginning'],
    ['keywordInside', 'beginning'],
    ['otherInitials', 'beginning'],
    ['pinyinInitials', 'beginning'],
    ['noteWord', 'whole'],
    ['noteInside', 'beginning'],
  ],
  [['textWord', 'beginning']],
];
/** Down to this level a phrase names a product or its brand in whole words or their beginnings. */
export const STRONG_LEVELS = 3;
/** Of several words, weak places are looked in only while fewer products are found: what stands there is hardly meant. */
const ENOUGH = 300;
/** Where suggestions look while somebody types: names and brands. A part of a word stands in too many categories and keywords. */
const SUGGESTED: typeof LEVELS = [
  ...LEVELS.slice(0, STRONG_LEVELS),
  [
    ['nameInside', 'beginning'],
    ['brandInside', 'beginning'],
    ['pinyin', 'beginning'],
  ],
];
/** No text has it: what cannot reach a level. */
const NEVER = `'-'`;

/** Words of a phrase that is a whole name rather than a wish. */
const LONG_PHRASE = 4;
/** Fields that a part of a word stands in. */
const INSIDE_FIELDS: ReadonlySet<Field> = new Set(['nameInside', 'brandInside', 'categoryInside', 'keywordInside', 'noteInside']);
/** How little may be typed for a field to be looked in. */
const SHORTEST: Partial<Record<Field, number>> = { pinyin: 3, pinyinInitials: 3 };

type Levels = typeof LEVELS;

/** What finds the products of a level, as `tsquery`; it is asked while fewer products than `below` are found. */
export interface Level {
  query: string;
  below: number;
}
/** The levels of a phrase, the best first; a later one may find again what an earlier one did. None for a phrase without words. */
export const levelsOf = (parts: readonly Part[]): Level[] => asked(parts, LEVELS);
/** Of these, the ones that a name or brand in whole words or their beginnings reaches. */
export const namingLevelsOf = (parts: readonly Part[]): Level[] => levelsOf(parts).slice(0, STRONG_LEVELS);
/** The levels of what is suggested while typing. */
export const suggestedLevelsOf = (parts: readonly Part[]): Level[] => asked(parts, SUGGESTED);

function asked(parts: readonly Part[], levels: Levels): Level[] {
  if (parts.length === 0) return [];
  const typed = parts.flatMap(([first]) => first?.words ?? []);
  const whole = quoted(lexeme('whole', wholeKey(typed)));
  const how = { levels, isOnly: parts.length === 1, isLong: parts.length >= LONG_PHRASE };
  return levels.map((_, level) => ({
    query: level === 0 ? whole : parts.map((part) => reaching(part, { ...how, level })).join(' & '),
    below: belowOf(level, parts.length),
  }));
}

/** Texts are asked only when nothing is found, parts of words not for a long phrase that names something. */
function belowOf(level: number, words: number): number {
  if (level === LEVELS.length - 1 || (level >= STRONG_LEVELS && words >= LONG_PHRASE)) return 1;
  return level > STRONG_LEVELS && words > 1 ? ENOUGH : Infinity;
}

interface Reach {
  levels: Levels;
  level: number;
  isOnly: boolean;
  isLong: boolean;
}

/**
 * What finds a part at a level. Of several words each may stand at another level, so that the places of all levels above
 * count too; of one word those have found their products already.
 */
function reaching(part: Part, { levels, level, isOnly, isLong }: Reach): string {
  const ways = part.map(({ words, isWeaker, isWhole }) => {
    const last = isWeaker ? level - 1 : level;
    const places = levels.slice(isOnly && words.length === 1 ? last : 0, last + 1).flat();
    return words.map((word) => wordAt(word, places, { isWhole, isLong })).join(' & ');
  });
  return `(${ways.map((way) => `(${way || NEVER})`).join(' | ')})`;
}

/** One syllable among many words (오, 드) is inside a quarter of all names: it says something only where a word begins. */
const saysNothingInside = ({ text, script }: Word, [field]: Place): boolean =>
  script === 'hangul' && text.length === 1 && INSIDE_FIELDS.has(field);

function wordAt(word: Word, places: readonly Place[], { isWhole, isLong }: { isWhole: boolean; isLong: boolean }): string {
  const open = places.filter(
    (place) => (place[1] === 'whole' || !isWhole) && canStand(word, place) && !(isLong && saysNothingInside(word, place)),
  );
  // A beginning finds the whole word too, and the index reads every place of its own.
  const begun = new Set(open.flatMap(([field, match]) => (match === 'beginning' ? [field] : [])));
  const lexemes = open
    .filter(([field, match]) => match === 'beginning' || !begun.has(field))
    .map(([field, match]) => placed(word, field, match));
  return lexemes.length ? `(${lexemes.join(' | ')})` : NEVER;
}

function canStand({ text, script }: Word, [field, match]: Place): boolean {
  const isInitials = field === 'initials' || field === 'otherInitials';
  if (script === 'initials' || isInitials) return script === 'initials' && isInitials;
  if (field === 'pinyin' || field === 'pinyinInitials')
    return script === 'latin' && /^[a-z]+$/.test(text) && text.length >= (SHORTEST[field] ?? 0);
  // One Latin letter, or a number, begins too many words.
  return match === 'whole' || script !== 'latin' || (text.length > 1 && !/^\d+$/.test(text));
}

function placed(word: Word, field: Field, match: 'whole' | 'beginning'): string {
  const key = wordKey(word);
  return match === 'whole' ? quoted(lexeme(field, key)) : `${quoted(lexeme(field, key.slice(0, INSIDE_MAX + 1)))}:*`;
}

const quoted = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
