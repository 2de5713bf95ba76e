import { Flag as Shapes } from 'lucide';
import { icon } from './icon';

export const Flag = /* @__PURE__ */ icon(Shapes);
