import type { Locale } from '@hyangro/contracts/locales';
import { kstDay } from '../clock/clock';

const WORD: Readonly<Record<Locale, string>> = { ko: '대', en: 's', cn: '多岁' };

/** Full years at a moment, by the KST calendar. `birthday` is `YYYYMMDD`. */
export function ageAt(birthday: string, now: Date): number {
  const today = Number(kstDay(now).replaceAll('-', ''));
  return Math.floor((today - Number(birthday)) / 10_000);
}

/** Decade of a member in the reader's language (`20대`, `20s`, `20多岁`); null under ten or without a birthday. */
export function ageGroup(birthday: string, now: Date, locale: Locale): string | null {
  const decade = Math.floor(ageAt(birthday, now) / 10) * 10;
  return /^\d{8}$/.test(birthday) && decade >= 10 ? `${decade}${WORD[locale]}` : null;
}
