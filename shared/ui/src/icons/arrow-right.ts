import { ArrowRight as Shapes } from 'lucide';
import { icon } from './icon';

export const ArrowRight = /* @__PURE__ */ icon(Shapes);
