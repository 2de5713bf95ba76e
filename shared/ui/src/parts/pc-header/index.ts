export { HeaderPlace, PcHeader, type HeaderPlaceProps, type PcHeaderProps } from './pc-header';
export { SearchBox, type SearchBoxProps } from './search-box';
