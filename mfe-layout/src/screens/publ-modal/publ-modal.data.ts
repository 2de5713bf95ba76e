import type { ScreenData } from '@hyangro/runtime';
import { prefetchHome } from '../../displays/home-products';
import { publWords } from '../../features/publ/words';

type Data = ScreenData<'PublModal'>;

/** The picture viewer shows goods of the home. */
export const prefetch: Data['prefetch'] = ({ services }) => prefetchHome(services);

export const head: Data['head'] = ({ services }) => ({ title: publWords(services)('modal.title') });
