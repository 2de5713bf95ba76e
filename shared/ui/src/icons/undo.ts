import { Undo2 as Shapes } from 'lucide';
import { icon } from './icon';

export const Undo = /* @__PURE__ */ icon(Shapes);
