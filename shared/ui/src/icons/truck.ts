import { Truck as Shapes } from 'lucide';
import { icon } from './icon';

export const Truck = /* @__PURE__ */ icon(Shapes);
