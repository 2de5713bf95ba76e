import { Share as Shapes } from 'lucide';
import { icon } from './icon';

export const Share = /* @__PURE__ */ icon(Shapes);
