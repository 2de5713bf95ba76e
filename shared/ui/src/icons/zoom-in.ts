import { ZoomIn as Shapes } from 'lucide';
import { icon } from './icon';

export const ZoomIn = /* @__PURE__ */ icon(Shapes);
