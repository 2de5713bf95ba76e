import { CircleAlert as Shapes } from 'lucide';
import { icon } from './icon';

export const CircleAlert = /* @__PURE__ */ icon(Shapes);
