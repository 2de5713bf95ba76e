import { Banknote as Shapes } from 'lucide';
import { icon } from './icon';

export const Banknote = /* @__PURE__ */ icon(Shapes);
