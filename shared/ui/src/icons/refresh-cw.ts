import { RefreshCw as Shapes } from 'lucide';
import { icon } from './icon';

export const RefreshCw = /* @__PURE__ */ icon(Shapes);
