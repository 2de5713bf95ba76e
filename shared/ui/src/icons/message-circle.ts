import { MessageCircle as Shapes } from 'lucide';
import { icon } from './icon';

export const MessageCircle = /* @__PURE__ */ icon(Shapes);
