import { EyeOff as Shapes } from 'lucide';
import { icon } from './icon';

export const EyeOff = /* @__PURE__ */ icon(Shapes);
