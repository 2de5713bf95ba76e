import { Ellipsis as Shapes } from 'lucide';
import { icon } from './icon';

export const More = /* @__PURE__ */ icon(Shapes);
