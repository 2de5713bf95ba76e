import type { ScreenData } from '@hyangro/runtime';
import { prefetchLayout } from '../../displays/layout.queries';
import { publWords } from '../../features/publ/words';

type Data = ScreenData<'PublTemplate8'>;

/** Layout of the demo shop in which every display type stands once. */
export const ALL_TYPES_LAYOUT = 'ALLTYPES';

export const prefetch: Data['prefetch'] = ({ services }) => prefetchLayout(services, ALL_TYPES_LAYOUT);

export const head: Data['head'] = ({ services }) => ({ title: publWords(services)('t8.title') });
