import { Plus as Shapes } from 'lucide';
import { icon } from './icon';

export const Plus = /* @__PURE__ */ icon(Shapes);
