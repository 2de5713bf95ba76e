export { Amount, Price, Won, type PriceProps } from './price';
