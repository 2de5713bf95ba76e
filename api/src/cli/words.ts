import { kstInstant, kstSqlDatetime } from '../platform/clock/clock';
import { LONGEST } from '../platform/text/longest';
import { UsageError, type CommandCall } from './command';

/** The words of a call, as many as it needs. */
export function needWords(words: readonly string[], count: number): readonly string[] {
  if (words.length !== count) throw new UsageError(words.length < count ? 'Something is missing.' : `“${words[count]}” is too much.`);
  return words;
}

/** A whole number that is not negative, below the database's limit. */
export function wholeNumber(word: string | undefined, what: string): number {
  if (word === undefined || !/^\d{1,9}$/.test(word))
    throw new UsageError(`${what} is a whole number from 0 to 999999999, not “${word ?? ''}”.`);
  return Number(word);
}

const LANGUAGES = ['ko', 'en', 'cn'] as const;
type Language = (typeof LANGUAGES)[number];
/** Options that carry a name in three languages. */
export const NAME_OPTIONS = { ko: { type: 'string' }, en: { type: 'string' }, cn: { type: 'string' } } as const;

/** The text, unless it is longer than what the shop keeps of its kind. */
export function noLonger(text: string, max: number, what: string): string {
  if (text.length > max) throw new UsageError(`${what} is longer than ${max} characters.`);
  return text;
}

/** The names that were given, by language. */
export function givenNames({ flags }: Pick<CommandCall, 'flags'>): Partial<Record<Language, string>> {
  const names: Partial<Record<Language, string>> = {};
  for (const language of LANGUAGES) {
    const name = flags[language];
    if (typeof name === 'string' && name.trim() !== '') names[language] = noLonger(name.trim(), LONGEST.name, `--${language}`);
  }
  if (Object.keys(names).length === 0) throw new UsageError('A name is missing: --ko, --en, --cn.');
  return names;
}

/** A name in all three languages. */
export function wholeName(call: Pick<CommandCall, 'flags'>): Record<Language, string> {
  const { ko, en, cn } = givenNames(call);
  if (!ko || !en || !cn) throw new UsageError('A new name needs all three languages: --ko, --en, --cn.');
  return { ko, en, cn };
}

/** An option's text, its ends trimmed; null when it was not given. `\\n` is a new line. Refuses an empty one, and one that is too long: `--ko` is a title. */
export function textOption({ flags }: Pick<CommandCall, 'flags'>, name: string): string | null {
  const given = flags[name];
  if (typeof given !== 'string') return null;
  const text = given.replaceAll('\\n', '\n').trim();
  if (text === '') throw new UsageError(`--${name} is empty.`);
  return noLonger(text, name in NAME_OPTIONS ? LONGEST.line : LONGEST.text, `--${name}`);
}

/** Texts that were given by language, `--body-ko`; null without any. */
export function prefixedTexts(call: Pick<CommandCall, 'flags'>, prefix: string): Partial<Record<Language, string>> | null {
  const texts: Partial<Record<Language, string>> = {};
  for (const language of LANGUAGES) {
    const text = textOption(call, `${prefix}${language}`);
    if (text !== null) texts[language] = text;
  }
  return Object.keys(texts).length > 0 ? texts : null;
}

/** A text in all three languages. */
export function wholeText(call: Pick<CommandCall, 'flags'>, prefix: string): Record<Language, string> {
  const { ko, en, cn } = prefixedTexts(call, prefix) ?? {};
  if (!ko || !en || !cn)
    throw new UsageError(`All three languages are needed: ${LANGUAGES.map((each) => `--${prefix}${each}`).join(', ')}.`);
  return { ko, en, cn };
}

/** Codes are parts of addresses. */
export function newCode(word: string | undefined): string {
  if (!word || !/^[\w-]{1,30}$/.test(word)) throw new UsageError(`A code has up to 30 letters, digits, “-” or “_”, not “${word ?? ''}”.`);
  return word;
}

/** An hour of Asia/Seoul as it is typed, `2026-12-01 00:00`. */
export function seoulTime(word: string): Date {
  const [, day = '', time = ''] = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2})$/.exec(word.trim()) ?? [];
  const at = kstInstant(day, `${time}:00`);
  if (Number.isNaN(at.getTime()) || kstSqlDatetime(at) !== `${day} ${time}:00`)
    throw new UsageError(`A time is like “2026-12-01 00:00”, not “${word}”.`);
  return at;
}
