import { Heart as Shapes } from 'lucide';
import { icon } from './icon';

export const Heart = /* @__PURE__ */ icon(Shapes);
