import { Package as Shapes } from 'lucide';
import { icon } from './icon';

export const Package = /* @__PURE__ */ icon(Shapes);
