/** The keys of the Korean keyboard (두벌식) by letter, in the order of Unicode's syllables. */
const LEADS = 'r R s e E f a q Q t T d w W c z x v g'.split(' ');
const VOWELS = 'k o i O j p u P h hk ho hl y n nj np nl b m ml l'.split(' ');
const TAILS = ['', ...'r R rt s sw sg e f fr fa fq ft fx fv fg a q qt t T d w c z x v g'.split(' ')];
/** The same for letters that stand alone, ㄱ (U+3131) to ㅣ (U+3163). */
const ALONE =
  'r R rt s sw sg e E f fr fa fq ft fx fv fg a q Q qt t T d w W c z x v g k o i O j p u P h hk ho hl y n nj np nl b m ml l'.split(' ');

const FIRST_SYLLABLE = 0xac00;
const LAST_SYLLABLE = 0xd7a3;
const FIRST_LETTER = 0x3131;
const SYLLABLES_PER_LEAD = VOWELS.length * TAILS.length;

const isSyllable = (code: number) => code >= FIRST_SYLLABLE && code <= LAST_SYLLABLE;

/** The keys that type one Korean character: 설 is `tjf`. Another character is itself. */
export function keysOf(character: string): string {
  const code = character.charCodeAt(0);
  if (!isSyllable(code)) return ALONE[code - FIRST_LETTER] ?? character;
  const place = code - FIRST_SYLLABLE;
  const lead = LEADS[Math.floor(place / SYLLABLES_PER_LEAD)] ?? '';
  const vowel = VOWELS[Math.floor((place % SYLLABLES_PER_LEAD) / TAILS.length)] ?? '';
  return `${lead}${vowel}${TAILS[place % TAILS.length] ?? ''}`;
}

/**
 * The keys that type a Korean text, one letter each: 설화수 is `tjfghktn`. What is typed so far is always the beginning
 * of the whole word's keys (설ㅎ is `tjfg`), one wrong letter is one wrong key, and a word typed in the wrong keyboard layout is its keys.
 */
export function hangulKeys(text: string): string {
  let keys = '';
  for (const character of text) keys += keysOf(character);
  return keys;
}

/** Key of a syllable's first consonant; of a consonant alone its own: 설화수 and ㅅㅎㅅ are both `tgt`. */
export function initialKeys(text: string): string {
  let keys = '';
  for (const character of text) {
    const code = character.charCodeAt(0);
    keys += isSyllable(code) ? (LEADS[Math.floor((code - FIRST_SYLLABLE) / SYLLABLES_PER_LEAD)] ?? '') : keysOf(character);
  }
  return keys;
}
