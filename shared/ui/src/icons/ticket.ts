import { Ticket as Shapes } from 'lucide';
import { icon } from './icon';

export const Ticket = /* @__PURE__ */ icon(Shapes);
