import { Star as Shapes } from 'lucide';
import { icon } from './icon';

export const Star = /* @__PURE__ */ icon(Shapes);
