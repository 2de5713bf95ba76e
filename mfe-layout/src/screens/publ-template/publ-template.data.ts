import type { RoutesOf } from '@hyangro/contracts/routes/paths';
import type { ScreenData } from '@hyangro/runtime';
import { prefetchHome } from '../../displays/home-products';
import { publWords } from '../../features/publ/words';

type Data = ScreenData<RoutesOf<'layout', 'publ-template'>>;

/** Cards are shown with goods of the home. */
export const prefetch: Data['prefetch'] = ({ services }) => prefetchHome(services);

export const head: Data['head'] = ({ services }) => ({ title: publWords(services)('index.title') });
