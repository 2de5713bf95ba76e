/** Letters that no decomposition takes apart. */
const LIGATURES: Readonly<Record<string, string>> = { æ: 'ae', œ: 'oe', ø: 'o', ß: 'ss', ł: 'l', đ: 'd', ı: 'i' };
const NOT_KOREAN = /[^\u1100-\u11ff\u3130-\u318f\uac00-\ud7a3]+/gu;
const IS_PLAIN = /^[\sa-z0-9\uac00-\ud7a3\u4e00-\u9fff]*$/;

/** Lower case without accents and width: `Fantôme` is `fantome`, `ＳＰＦ` is `spf`. Korean letters stay as they were typed. */
export function plainText(text: string): string {
  const lower = text.toLowerCase();
  if (IS_PLAIN.test(lower)) return lower;
  return lower.normalize('NFC').replace(NOT_KOREAN, (run) =>
    run
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .replace(/[æœøßłđı]/gu, (letter) => LIGATURES[letter] ?? letter),
  );
}

export type Script = 'hangul' | 'initials' | 'hanzi' | 'latin';
/** Letters of one script that stand together. Anything but letters and digits parts words. */
export interface Word {
  text: string;
  /** `initials` are Korean consonants alone: ㅅㅎㅅ. `latin` stands for every other script and digits. */
  script: Script;
}
const WORDS = /[\u3131-\u318e\uac00-\ud7a3]+|\p{Script=Han}+|(?:(?![\u3131-\u318e\uac00-\ud7a3]|\p{Script=Han})[\p{L}\p{N}])+/gu;

/** The words of a text, plain. `비타민C 세럼` are three. */
export const wordsOf = (text: string): Word[] =>
  (plainText(text).match(WORDS) ?? []).map((word) => ({ text: word, script: scriptOf(word) }));

function scriptOf(word: string): Script {
  if (/^[\u3131-\u314e]+$/.test(word)) return 'initials';
  if (/^[\u3131-\u318e\uac00-\ud7a3]/.test(word)) return 'hangul';
  return /^\p{Script=Han}/u.test(word) ? 'hanzi' : 'latin';
}
