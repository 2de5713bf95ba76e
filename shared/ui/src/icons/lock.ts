import { Lock as Shapes } from 'lucide';
import { icon } from './icon';

export const Lock = /* @__PURE__ */ icon(Shapes);
