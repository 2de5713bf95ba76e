import { Sparkles as Shapes } from 'lucide';
import { icon } from './icon';

export const Sparkles = /* @__PURE__ */ icon(Shapes);
