import { Link2 as Shapes } from 'lucide';
import { icon } from './icon';

export const Link = /* @__PURE__ */ icon(Shapes);
