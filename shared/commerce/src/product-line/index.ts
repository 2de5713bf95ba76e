export { ProductLine } from './product-line';
