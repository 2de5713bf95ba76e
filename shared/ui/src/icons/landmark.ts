import { Landmark as Shapes } from 'lucide';
import { icon } from './icon';

export const Landmark = /* @__PURE__ */ icon(Shapes);
