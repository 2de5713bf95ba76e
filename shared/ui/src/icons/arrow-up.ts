import { ArrowUp as Shapes } from 'lucide';
import { icon } from './icon';

export const ArrowUp = /* @__PURE__ */ icon(Shapes);
