import { queryOptions } from '@tanstack/react-query';
import type { ShellServices } from '@hyangro/runtime';

const STALE_MS = 300_000;
const CLOSED_KEY = ['layout', 'announcements', 'closed'];

/** Notice and floating banners of the home. They are no part of its first picture and never travel with the document. */
export const announcementsQuery = (services: ShellServices) =>
  queryOptions({
    queryKey: ['layout', 'announcements', services.locale.get()],
    queryFn: ({ signal }) => services.api('GET /main/announcements', { signal }),
    staleTime: STALE_MS,
  });

/** What was closed with its cross, a notice by its code, stays closed while the page lives. */
export const isClosed = ({ queryClient }: ShellServices, name: string): boolean => queryClient.getQueryData([...CLOSED_KEY, name]) === true;
export const setClosed = ({ queryClient }: ShellServices, name: string): void => void queryClient.setQueryData([...CLOSED_KEY, name], true);
