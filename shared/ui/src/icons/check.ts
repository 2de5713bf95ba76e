import { Check as Shapes } from 'lucide';
import { icon } from './icon';

export const Check = /* @__PURE__ */ icon(Shapes);
