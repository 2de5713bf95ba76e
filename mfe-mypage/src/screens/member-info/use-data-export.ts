import { EXPORT_GONE, EXPORT_RUNNING } from '@hyangro/contracts/errors/known-refusals';
import type { ExportFormat } from '@hyangro/contracts/member/member-export.contract';
import { isRefusal, useServices, useSingleMutation } from '@hyangro/runtime';
import { memberInfoQueries } from '../../data/member-info.queries';
import { useProofIfAsked } from '../../features/proof/use-ask-for-proof';

const START = 'POST /member/export';
const LINK = 'POST /member/export/link';

/** Starting an export, and getting its files: the address of one works for a few minutes, so it is asked for at the press. */
export function useDataExport() {
  const services = useServices();
  const isProofAsked = useProofIfAsked();
  const { queryKey } = memberInfoQueries.export(services);
  const onError = async (error: Error) => {
    if (isProofAsked(error)) return;
    // Another tab, or time, has changed where it stands.
    if (isRefusal(error, START, EXPORT_RUNNING) || isRefusal(error, LINK, EXPORT_GONE))
      await services.queryClient.refetchQueries({ queryKey });
    await services.reportError(error);
  };
  const starting = useSingleMutation({
    mutationKey: ['mypage', 'member-export', 'start'],
    mutationFn: () => services.api(START),
    onSuccess: (now) => void services.queryClient.setQueryData(queryKey, now),
    onError,
  });
  const linking = useSingleMutation({
    mutationKey: ['mypage', 'member-export', 'link'],
    mutationFn: (format: ExportFormat) => services.api(LINK, { body: { format } }),
    // The answer is a file to keep: the page stays.
    onSuccess: ({ url }) => window.location.assign(url),
    onError,
  });
  return {
    start: () => void starting.start(),
    download: (format: ExportFormat) => void linking.start(format),
    isStarting: starting.isPending,
    isLinking: linking.isPending,
  };
}
