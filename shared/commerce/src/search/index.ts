export { SearchField, type SearchFieldProps } from './search-field';
export { SearchHead } from './search-head';
export { SearchPrompt } from './search-prompt';
export { SearchTabs, type SearchTabsProps } from './search-tabs';
