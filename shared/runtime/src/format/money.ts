import numeral from 'numeral';
import type { ExchangeRate } from '@hyangro/contracts/common/common.contract';
import type { Locale } from '@hyangro/contracts/locales';

/** `0,0` (K-NUM). */
export const formatInteger = (value: number): string => numeral(value).format('0,0');
/** `0,0[.]00` (K-NUM). */
export const formatNumber = (value: number): string => numeral(value).format('0,0[.]00');

/** Won in the reader's form: `12,000원`, `₩12,000`. */
export const formatWon = (won: number, locale: Locale): string => (locale === 'ko' ? `${formatInteger(won)}원` : `₩${formatInteger(won)}`);

/** Dollars of a won amount, `$9.23` and `$10`; null without a rate (GEN-08). `main` won are `sub` dollars. */
export function formatDollars(won: number, rate: ExchangeRate | null): string | null {
  const dollars = rate ? (won * rate.sub) / rate.main : NaN;
  // Rounded first: 9.999 is a whole number of dollars too.
  return Number.isFinite(dollars) ? `$${formatNumber(Math.round(dollars * 100) / 100)}` : null;
}

/** Won with dollars in brackets, `12,000원 ($9.23)`; without a rate won alone (GEN-08). */
export function formatPrice(won: number, locale: Locale, rate: ExchangeRate | null): string {
  const dollars = formatDollars(won, rate);
  return dollars ? `${formatWon(won, locale)} (${dollars})` : formatWon(won, locale);
}
