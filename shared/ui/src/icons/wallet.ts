import { Wallet as Shapes } from 'lucide';
import { icon } from './icon';

export const Wallet = /* @__PURE__ */ icon(Shapes);
