import { ArrowLeft as Shapes } from 'lucide';
import { icon } from './icon';

export const ArrowLeft = /* @__PURE__ */ icon(Shapes);
