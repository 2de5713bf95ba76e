import { Coins as Shapes } from 'lucide';
import { icon } from './icon';

export const Coins = /* @__PURE__ */ icon(Shapes);
