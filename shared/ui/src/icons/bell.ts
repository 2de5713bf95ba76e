import { Bell as Shapes } from 'lucide';
import { icon } from './icon';

export const Bell = /* @__PURE__ */ icon(Shapes);
