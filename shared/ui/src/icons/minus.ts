import { Minus as Shapes } from 'lucide';
import { icon } from './icon';

export const Minus = /* @__PURE__ */ icon(Shapes);
