import type { RealNameView } from '@hyangro/contracts/member/real-name.contract';
import { useServices, useSingleMutation } from '@hyangro/runtime';
import { Button } from '@hyangro/ui/button';
import { Notice } from '@hyangro/ui/notice';
import { dayText } from '../../features/common/day-text';
import { useMessages } from '../../messages';

interface Props {
  view: RealNameView;
  realName: NonNullable<RealNameView['realName']>;
}

/** Whether the identity provider has confirmed the details, and the way to it (R-PUB-07). */
export const IdentityCheck = ({ view, realName }: Props) => {
  const t = useMessages();
  const { api, reportError } = useServices();
  const { start, isPending, data } = useSingleMutation({
    mutationKey: ['mypage', 'real-name', 'check'],
    mutationFn: () => api('POST /member/real-name/check'),
    onSuccess: ({ redirectUrl }) => window.location.assign(redirectUrl),
    onError: (error) => reportError(error),
  });
  if (realName.verifiedAt) return <Notice tone="genuine">{t('realName.verified', { day: dayText(realName.verifiedAt) })}</Notice>;
  if (!view.isCheckAvailable) return null;
  const isPendingThere = view.checkPendingSince !== null;
  return (
    <Notice
      tone={isPendingThere ? 'warn' : 'info'}
      action={
        <Button type="button" variant="text" size="s" loading={isPending || Boolean(data)} onClick={() => void start()}>
          {t(isPendingThere ? 'realName.checkAgain' : 'realName.check')}
        </Button>
      }
    >
      {t(isPendingThere ? 'realName.checkPending' : 'realName.unverified')}
    </Notice>
  );
};
