import { Info as Shapes } from 'lucide';
import { icon } from './icon';

export const Info = /* @__PURE__ */ icon(Shapes);
