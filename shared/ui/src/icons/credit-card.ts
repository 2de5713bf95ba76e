import { CreditCard as Shapes } from 'lucide';
import { icon } from './icon';

export const CreditCard = /* @__PURE__ */ icon(Shapes);
