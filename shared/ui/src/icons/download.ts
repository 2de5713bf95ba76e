import { Download as Shapes } from 'lucide';
import { icon } from './icon';

export const Download = /* @__PURE__ */ icon(Shapes);
