import { ShieldCheck as Shapes } from 'lucide';
import { icon } from './icon';

export const ShieldCheck = /* @__PURE__ */ icon(Shapes);
