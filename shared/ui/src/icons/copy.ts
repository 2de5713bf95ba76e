import { Copy as Shapes } from 'lucide';
import { icon } from './icon';

export const Copy = /* @__PURE__ */ icon(Shapes);
