export { Price, Won, type PriceProps } from './price';
