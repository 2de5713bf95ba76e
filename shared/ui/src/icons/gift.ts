import { Gift as Shapes } from 'lucide';
import { icon } from './icon';

export const Gift = /* @__PURE__ */ icon(Shapes);
