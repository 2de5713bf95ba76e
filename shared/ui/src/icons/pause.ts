import { Pause as Shapes } from 'lucide';
import { icon } from './icon';

export const Pause = /* @__PURE__ */ icon(Shapes);
