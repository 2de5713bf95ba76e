import type { UseMutationOptions } from '@tanstack/react-query';
import { ApiError, type ShellServices } from '@hyangro/runtime';
import { afterChange, type NewsChange } from './notification.model';
import { notificationQueries } from './notification.queries';

/** Reads news or takes them away, one change after the other. What another tab has taken away is gone here, too. */
export function newsChange(services: ShellServices): UseMutationOptions<{ unreadCount: number }, Error, NewsChange> {
  const { api, queryClient, events, reportError } = services;
  const { queryKey } = notificationQueries.list(services);
  const apply = (change: NewsChange, unreadCount?: number) =>
    queryClient.setQueryData(
      queryKey,
      (list) =>
        list && {
          ...list,
          pages: list.pages.map((page) => ({
            ...page,
            items: afterChange(page.items, change),
            unreadCount: unreadCount ?? page.unreadCount,
          })),
        },
    );
  return {
    scope: { id: 'notifications' },
    mutationFn: (change) => {
      switch (change.kind) {
        case 'read':
          return api('PUT /notifications/:seq/read', { params: { seq: change.seq } });
        case 'remove':
          return api('DELETE /notifications/:seq', { params: { seq: change.seq } });
        case 'readAll':
          return api('PUT /notifications/read', { body: { upToSeq: change.upToSeq } });
        case 'removeAll':
          return api('DELETE /notifications', { query: { upToSeq: change.upToSeq } });
      }
    },
    onSuccess: ({ unreadCount }, change) => {
      apply(change, unreadCount);
      events.publish('notification:changed', { unreadCount });
    },
    onError: (error, change) => {
      const isGone = error instanceof ApiError && error.status === 404;
      if (!isGone || !('seq' in change)) return reportError(error);
      apply({ kind: 'remove', seq: change.seq });
    },
  };
}
