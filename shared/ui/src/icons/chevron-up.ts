import { ChevronUp as Shapes } from 'lucide';
import { icon } from './icon';

export const ChevronUp = /* @__PURE__ */ icon(Shapes);
