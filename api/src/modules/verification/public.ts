/** What other modules may use of one-time codes. */
export { hashOneTimeCode, newOneTimeCode, oneTimeCodeFits } from './one-time-code.rules';
export { codeText } from './verification.messages';
export { checkCode, sendCode, spendProof } from './verification.service';
export type { Purpose } from './verification.tables';
