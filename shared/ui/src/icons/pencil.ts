import { Pencil as Shapes } from 'lucide';
import { icon } from './icon';

export const Pencil = /* @__PURE__ */ icon(Shapes);
