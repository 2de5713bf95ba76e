export { PcHeader, type PcHeaderProps } from './pc-header';
export { SearchBox, type SearchBoxProps } from './search-box';
