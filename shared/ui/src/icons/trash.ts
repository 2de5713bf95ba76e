import { Trash2 as Shapes } from 'lucide';
import { icon } from './icon';

export const Trash = /* @__PURE__ */ icon(Shapes);
