const LEADS = [...'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ'];
/** A doubled consonant stands under its plain one. */
const PLAIN: Readonly<Record<string, string>> = { ㄲ: 'ㄱ', ㄸ: 'ㄷ', ㅃ: 'ㅂ', ㅆ: 'ㅅ', ㅉ: 'ㅈ' };
const FIRST_SYLLABLE = 0xac00;
const SYLLABLES_PER_LEAD = 588;

/** Letter of the Korean index that a name stands under: its first consonant, else its first Latin letter, else `#`. */
export function koreanInitial(name: string): string {
  const at = Math.floor(((name.trim().codePointAt(0) ?? 0) - FIRST_SYLLABLE) / SYLLABLES_PER_LEAD);
  const lead = LEADS[at];
  return lead ? (PLAIN[lead] ?? lead) : latinInitial(name);
}

/** Letter A–Z that a name stands under, accents left out; `#` for anything else. */
export function latinInitial(name: string): string {
  const letter = name.trim().normalize('NFD').charAt(0).toUpperCase();
  return /[A-Z]/.test(letter) ? letter : '#';
}
