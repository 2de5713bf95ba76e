export { Gnb, type GnbItem, type GnbProps } from './gnb';
