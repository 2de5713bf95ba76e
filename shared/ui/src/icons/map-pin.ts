import { MapPin as Shapes } from 'lucide';
import { icon } from './icon';

export const MapPin = /* @__PURE__ */ icon(Shapes);
