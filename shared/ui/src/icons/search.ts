import { Search as Shapes } from 'lucide';
import { icon } from './icon';

export const Search = /* @__PURE__ */ icon(Shapes);
