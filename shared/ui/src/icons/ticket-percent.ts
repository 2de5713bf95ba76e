import { TicketPercent as Shapes } from 'lucide';
import { icon } from './icon';

export const TicketPercent = /* @__PURE__ */ icon(Shapes);
