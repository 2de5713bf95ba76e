import { ThumbsUp as Shapes } from 'lucide';
import { icon } from './icon';

export const ThumbsUp = /* @__PURE__ */ icon(Shapes);
