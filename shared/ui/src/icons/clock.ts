import { Clock as Shapes } from 'lucide';
import { icon } from './icon';

export const Clock = /* @__PURE__ */ icon(Shapes);
