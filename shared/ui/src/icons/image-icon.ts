import { Image as Shapes } from 'lucide';
import { icon } from './icon';

export const ImageIcon = /* @__PURE__ */ icon(Shapes);
