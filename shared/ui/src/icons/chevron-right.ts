import { ChevronRight as Shapes } from 'lucide';
import { icon } from './icon';

export const ChevronRight = /* @__PURE__ */ icon(Shapes);
