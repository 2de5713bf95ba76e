import { Play as Shapes } from 'lucide';
import { icon } from './icon';

export const Play = /* @__PURE__ */ icon(Shapes);
