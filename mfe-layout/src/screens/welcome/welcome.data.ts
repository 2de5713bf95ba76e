import type { ScreenData } from '@hyangro/runtime';
import { welcomeQuery } from '../../data/welcome.queries';
import { welcomeHead } from './welcome.head';

/** Copy alone: no call of the shop. */
export const prefetch: ScreenData<'Welcome'>['prefetch'] = ({ services }) => services.queryClient.prefetchQuery(welcomeQuery(services));

export { welcomeHead as head };
