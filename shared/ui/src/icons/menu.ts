import { Menu as Shapes } from 'lucide';
import { icon } from './icon';

export const Menu = /* @__PURE__ */ icon(Shapes);
