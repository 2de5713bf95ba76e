import { VolumeX as Shapes } from 'lucide';
import { icon } from './icon';

export const VolumeOff = /* @__PURE__ */ icon(Shapes);
