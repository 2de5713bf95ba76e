import { ShoppingBag as Shapes } from 'lucide';
import { icon } from './icon';

export const ShoppingBag = /* @__PURE__ */ icon(Shapes);
