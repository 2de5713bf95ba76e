import type { UseMutationOptions } from '@tanstack/react-query';
import type { Consent, NotificationSettings } from '@hyangro/contracts/member/notification.contract';
import type { RequestOf } from '@hyangro/contracts/kit/contract';
import type { Api } from '@hyangro/contracts/api';
import type { ShellServices } from '@hyangro/runtime';
import { notificationQueries } from './notification.queries';

export type SettingChange = RequestOf<Api['PUT /notifications/settings']>['body'];

/** Turns a way of a topic on or off; the switch moves at once, and back when the server has not got it. */
export function settingChange(services: ShellServices): UseMutationOptions<NotificationSettings, Error, SettingChange> {
  const { queryKey } = notificationQueries.settings(services);
  return {
    scope: { id: 'notification settings' },
    mutationFn: (body) => services.api('PUT /notifications/settings', { body }),
    onMutate: ({ topic, channel, isOn }) => {
      services.queryClient.setQueryData(
        queryKey,
        (settings) =>
          settings && {
            topics: settings.topics.map((row) =>
              row.topic === topic
                ? { ...row, channels: row.channels.map((way) => (way.channel === channel ? { ...way, isOn } : way)) }
                : row,
            ),
          },
      );
    },
    onSuccess: (settings) => void services.queryClient.setQueryData(queryKey, settings),
    onError: async (error) => {
      await services.queryClient.refetchQueries({ queryKey });
      await services.reportError(error);
    },
  };
}

type Agreement = RequestOf<Api['PUT /member/consents/:agreementCd']>['params']['agreementCd'];

/** Agrees to what is a free choice, advertising unless another is named, or takes it back; the server says since when. */
export function consentChange(
  services: ShellServices,
  agreementCd: Agreement = 'MARKETING',
): UseMutationOptions<Consent[], Error, boolean> {
  const { queryKey } = notificationQueries.consents(services);
  return {
    scope: { id: 'consents' },
    mutationFn: (isAgreed) => services.api('PUT /member/consents/:agreementCd', { params: { agreementCd }, body: { isAgreed } }),
    onSuccess: (consents) => void services.queryClient.setQueryData(queryKey, consents),
    onError: (error) => services.reportError(error),
  };
}
