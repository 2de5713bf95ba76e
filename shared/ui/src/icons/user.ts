import { User as Shapes } from 'lucide';
import { icon } from './icon';

export const User = /* @__PURE__ */ icon(Shapes);
