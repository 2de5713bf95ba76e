import { ZoomOut as Shapes } from 'lucide';
import { icon } from './icon';

export const ZoomOut = /* @__PURE__ */ icon(Shapes);
