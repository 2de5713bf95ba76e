import { Camera as Shapes } from 'lucide';
import { icon } from './icon';

export const Camera = /* @__PURE__ */ icon(Shapes);
