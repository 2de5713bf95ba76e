export { Receipt, type ReceiptProps, type ReceiptRow } from './receipt';
