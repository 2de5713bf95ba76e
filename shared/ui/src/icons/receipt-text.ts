import { ReceiptText as Shapes } from 'lucide';
import { icon } from './icon';

export const ReceiptText = /* @__PURE__ */ icon(Shapes);
