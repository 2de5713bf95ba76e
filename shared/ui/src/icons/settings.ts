import { Settings as Shapes } from 'lucide';
import { icon } from './icon';

export const Settings = /* @__PURE__ */ icon(Shapes);
