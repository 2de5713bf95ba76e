import { Zap as Shapes } from 'lucide';
import { icon } from './icon';

export const Zap = /* @__PURE__ */ icon(Shapes);
