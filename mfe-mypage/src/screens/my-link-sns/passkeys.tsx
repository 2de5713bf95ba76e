import styled from '@emotion/styled';
import { useState } from 'react';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { Passkey } from '@hyangro/contracts/session/passkey.contract';
import { useServices, useSingleMutation, useStore, useTerms } from '@hyangro/runtime';
import { seoulTime } from '@hyangro/runtime/format';
import { Button } from '@hyangro/ui/button';
import { EmptyState } from '@hyangro/ui/empty-state';
import { ErrorState } from '@hyangro/ui/error-state';
import { SkeletonText } from '@hyangro/ui/skeleton';
import { media } from '@hyangro/ui/theme';
import { passkeyQueries } from '../../data/passkey.queries';
import { dayText } from '../../features/common/day-text';
import { useCanPasskey } from '../../features/common/passkey/use-can-passkey';
import { useRecentProof } from '../../features/proof/use-recent-proof';
import { useMessages } from '../../messages';
import { PasskeySheet } from './passkey-sheet';
import { usePasskeysChanged } from './use-passkeys-changed';
import { WayRow, WayWords, WaysSection } from './ways-section';

/** Passkeys of the member: made on this device, named anew, taken away except the last way in (API-D20, R-MY-17). */
export const Passkeys = () => {
  const t = useMessages();
  const term = useTerms();
  const services = useServices();
  useSuspenseQuery(passkeyQueries.settled(services));
  const { data: passkeys, isError, refetch } = useQuery({ ...passkeyQueries.list(services), retryOnMount: false });
  const canPasskey = useCanPasskey();
  const [isAdding, setAdding] = useState(false);
  return (
    <WaysSection title={t('passkeys.title')} lead={t('passkeys.lead')}>
      {!passkeys && isError && <ErrorState title={t('passkeys.failed')} retryLabel={term('action.retry')} onRetry={() => void refetch()} />}
      {!passkeys && !isError && <SkeletonText lines={3} />}
      {passkeys?.length === 0 && <EmptyState title={t('passkeys.empty')} />}
      {passkeys && passkeys.length > 0 && (
        <ul>
          {passkeys.map((passkey) => (
            <Row key={passkey.passkeyCd} passkey={passkey} />
          ))}
        </ul>
      )}
      <Below>
        {canPasskey ? (
          <Button type="button" variant="soft" size="l" block onClick={() => setAdding(true)}>
            {t('passkeys.add')}
          </Button>
        ) : (
          <p>{t('passkeys.cannot')}</p>
        )}
      </Below>
      {isAdding && <PasskeySheet passkey={null} onClose={() => setAdding(false)} />}
    </WaysSection>
  );
};

const Row = ({ passkey }: { passkey: Passkey }) => {
  const t = useMessages();
  const term = useTerms();
  const services = useServices();
  const locale = useStore(services.locale);
  const changed = usePasskeysChanged();
  const { withProof, proofSheet } = useRecentProof();
  const [isNaming, setNaming] = useState(false);
  const { passkeyCd, name, isSynced, createdAt, usedAt, canRemove } = passkey;
  const removal = useSingleMutation({
    mutationKey: ['mypage', 'remove-passkey'],
    mutationFn: () => withProof(() => services.api('DELETE /member/passkeys/:passkeyCd', { params: { passkeyCd } })),
    onSuccess(left) {
      changed(left);
      services.toast(t('passkeys.removed'));
    },
    onError: async (error) => {
      await services.reportError(error);
      await services.queryClient.refetchQueries(passkeyQueries.list(services));
    },
  });
  const remove = async () => {
    if (await services.confirm(t('passkeys.removeAsk', { name }), { ok: t('passkeys.remove') })) await removal.start();
  };
  return (
    <WayRow>
      <WayWords>
        <b>{name}</b>
        <span>
          {[
            t('passkeys.createdOn', { day: dayText(createdAt) }),
            usedAt ? t('passkeys.usedOn', { time: seoulTime(Date.parse(usedAt), 'moment', locale) }) : t('passkeys.neverUsed'),
          ].join(' · ')}
        </span>
        <span>{t(isSynced ? 'passkeys.synced' : 'passkeys.bound')}</span>
        {!canRemove && <span>{term('login.a0010')}</span>}
      </WayWords>
      <Deeds>
        <Button type="button" variant="text" size="s" aria-label={t('passkeys.renameOf', { name })} onClick={() => setNaming(true)}>
          {t('passkeys.rename')}
        </Button>
        <Button
          type="button"
          variant="line"
          size="m"
          disabled={!canRemove}
          loading={removal.isPending}
          aria-label={t('passkeys.removeOf', { name })}
          onClick={() => void remove()}
        >
          {t('passkeys.remove')}
        </Button>
      </Deeds>
      {isNaming && <PasskeySheet passkey={passkey} onClose={() => setNaming(false)} />}
      {proofSheet}
    </WayRow>
  );
};

const Deeds = styled.div`
  display: flex;
  flex: none;
  flex-direction: column;
  align-items: end;
  gap: var(--space-1);
  ${media.tablet} {
    flex-direction: row;
    align-items: center;
  }
`;
const Below = styled.div`
  margin-top: var(--space-4);
  p { font-size: 13px; color: var(--color-text-2); }
`;
