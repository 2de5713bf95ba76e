import { Smartphone as Shapes } from 'lucide';
import { icon } from './icon';

export const Smartphone = /* @__PURE__ */ icon(Shapes);
