import { Globe as Shapes } from 'lucide';
import { icon } from './icon';

export const Globe = /* @__PURE__ */ icon(Shapes);
