import { Scale as Shapes } from 'lucide';
import { icon } from './icon';

export const Scale = /* @__PURE__ */ icon(Shapes);
