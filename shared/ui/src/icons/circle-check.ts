import { CircleCheck as Shapes } from 'lucide';
import { icon } from './icon';

export const CircleCheck = /* @__PURE__ */ icon(Shapes);
