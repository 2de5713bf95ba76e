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

/** A notice that was closed with its cross stays closed while the page lives. */
export const isClosed = ({ queryClient }: ShellServices, noticeCd: string): boolean => queryClient.getQueryData(CLOSED_KEY) === noticeCd;
export const setClosed = ({ queryClient }: ShellServices, noticeCd: string): void => void queryClient.setQueryData(CLOSED_KEY, noticeCd);
