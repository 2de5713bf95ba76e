import { CircleX as Shapes } from 'lucide';
import { icon } from './icon';

export const CircleX = /* @__PURE__ */ icon(Shapes);
