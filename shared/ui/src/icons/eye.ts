import { Eye as Shapes } from 'lucide';
import { icon } from './icon';

export const Eye = /* @__PURE__ */ icon(Shapes);
