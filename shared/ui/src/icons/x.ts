import { X as Shapes } from 'lucide';
import { icon } from './icon';

export const X = /* @__PURE__ */ icon(Shapes);
