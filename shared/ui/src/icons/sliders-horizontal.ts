import { SlidersHorizontal as Shapes } from 'lucide';
import { icon } from './icon';

export const SlidersHorizontal = /* @__PURE__ */ icon(Shapes);
