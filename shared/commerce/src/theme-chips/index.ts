export { ThemeChips, type ThemeLabels } from './theme-chips';
