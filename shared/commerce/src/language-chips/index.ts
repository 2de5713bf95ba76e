export { LanguageChips } from './language-chips';
