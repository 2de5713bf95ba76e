import { ChevronLeft as Shapes } from 'lucide';
import { icon } from './icon';

export const ChevronLeft = /* @__PURE__ */ icon(Shapes);
