import { LayoutGrid as Shapes } from 'lucide';
import { icon } from './icon';

export const Grid = /* @__PURE__ */ icon(Shapes);
