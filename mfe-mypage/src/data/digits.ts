import { ONE_TIME_CODE_DIGITS } from '@hyangro/contracts/constants';

/** What is typed of a number: digits only, at most `max`. */
export const digits = (value: string, max: number): string => value.replace(/\D/g, '').slice(0, max);

/** What is typed of a code from a text message or a mail. */
export const codeDigits = (value: string): string => digits(value, ONE_TIME_CODE_DIGITS);

/** Whether the code is complete. */
export const isCode = (value: string): boolean => codeDigits(value) === value && value.length === ONE_TIME_CODE_DIGITS;
