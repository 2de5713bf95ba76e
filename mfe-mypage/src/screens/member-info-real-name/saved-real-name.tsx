import styled from '@emotion/styled';
import { useQueryClient } from '@tanstack/react-query';
import type { RealNameView } from '@hyangro/contracts/member/real-name.contract';
import { useServices, useSingleMutation } from '@hyangro/runtime';
import { Button } from '@hyangro/ui/button';
import { Notice } from '@hyangro/ui/notice';
import { realNameQueries } from '../../data/real-name.queries';
import { dayText } from '../../features/common/day-text';
import { useProofIfAsked } from '../../features/proof/use-ask-for-proof';
import { Actions } from '../../features/common/task-page';
import { useMessages } from '../../messages';
import { IdentityCheck } from './identity-check';

interface Props {
  view: RealNameView;
  realName: NonNullable<RealNameView['realName']>;
  onChange(): void;
}

/** What the shop has of the member, masked; checking, changing and deleting it. */
export const SavedRealName = ({ view, realName, onChange }: Props) => {
  const t = useMessages();
  const services = useServices();
  const queryClient = useQueryClient();
  const isProofAsked = useProofIfAsked('MemberInfoRealName');
  const { start, isPending } = useSingleMutation({
    mutationKey: ['mypage', 'real-name', 'delete'],
    mutationFn: async () => {
      const next = await services.api('DELETE /member/real-name');
      await services.sessionStarted(await services.api('GET /login/simple-details'));
      return next;
    },
    onSuccess: (next) => {
      queryClient.setQueryData(realNameQueries.own(services).queryKey, next);
      services.toast(t('realName.deleted'));
    },
    onError: (error) => (isProofAsked(error) ? undefined : services.reportError(error)),
  });
  const remove = async () => {
    if (await services.confirm(t('realName.deleteAsk'), { ok: t('realName.delete') })) await start();
  };
  const facts = [
    [t('realName.name'), realName.nameMasked],
    [t('realName.idNumber'), realName.idNumberMasked],
    [t('realName.savedOn'), dayText(realName.savedAt)],
  ] as const;
  return (
    <>
      <Facts>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd translate="no">{value}</dd>
          </div>
        ))}
      </Facts>
      <Notes>
        {!realName.isNumberPlausible && <Notice tone="warn">{t('realName.idNumberKept')}</Notice>}
        <IdentityCheck view={view} realName={realName} />
        <Notice tone="info">{t(view.isNeeded ? 'realName.needed' : 'realName.privacy')}</Notice>
      </Notes>
      <Actions>
        <Button type="button" variant="primary" size="l" block onClick={onChange}>
          {t('realName.change')}
        </Button>
        {!view.isNeeded && (
          <Button type="button" variant="line" size="l" block loading={isPending} onClick={() => void remove()}>
            {t('realName.delete')}
          </Button>
        )}
      </Actions>
    </>
  );
};

const Facts = styled.dl`
  padding: var(--space-2) 0;
  border-block: 1px solid var(--color-line);
  div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: var(--space-2) var(--space-4);
    padding: var(--space-3) 0;
  }
  dt { color: var(--color-text-2); }
  dd { font-variant-numeric: tabular-nums; }
`;
const Notes = styled.div`
  display: grid;
  gap: var(--space-3);
  margin-top: var(--space-5);
`;
