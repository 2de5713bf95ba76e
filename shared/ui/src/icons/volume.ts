import { Volume2 as Shapes } from 'lucide';
import { icon } from './icon';

export const Volume = /* @__PURE__ */ icon(Shapes);
