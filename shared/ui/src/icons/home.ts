import { House as Shapes } from 'lucide';
import { icon } from './icon';

export const Home = /* @__PURE__ */ icon(Shapes);
