import { ChevronDown as Shapes } from 'lucide';
import { icon } from './icon';

export const ChevronDown = /* @__PURE__ */ icon(Shapes);
