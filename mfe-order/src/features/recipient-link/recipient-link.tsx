import styled from '@emotion/styled';
import { useQuery } from '@tanstack/react-query';
import type { Order } from '@hyangro/contracts/order/order.schemas';
import { RECIPIENT_TOKEN_PARAM } from '@hyangro/contracts/wire-names';
import { pathOf, useServices, useShare, useTerms } from '@hyangro/runtime';
import { Button } from '@hyangro/ui/button';
import { Notice } from '@hyangro/ui/notice';
import { Skeleton } from '@hyangro/ui/skeleton';
import { orderQueries } from '../../data/order.queries';
import { useMessages } from '../../messages';

interface Props {
  order: Order;
  /** A day in the reader's words. */
  day(instant: string): string;
}

/** What the recipient in China has given, or the link by which they do (R-PUB-06): it comes after the order, into a room of its size. */
export const RecipientLink = ({ order: { orderCd, state, recipientDetails }, day }: Props) => {
  const t = useMessages();
  if (recipientDetails === 'GIVEN') return <Notice tone="genuine">{t('recipient.given')}</Notice>;
  return state === 'PREP' ? <Awaited orderCd={orderCd} day={day} /> : null;
};

const Awaited = ({ orderCd, day }: { orderCd: Order['orderCd']; day: Props['day'] }) => {
  const t = useMessages();
  const term = useTerms();
  const share = useShare();
  const { data, isError, refetch } = useQuery(orderQueries.recipientLink(useServices(), orderCd));
  const retry = (
    <Button type="button" variant="text" size="s" onClick={() => void refetch()}>
      {term('action.retry')}
    </Button>
  );
  if (isError)
    return (
      <Notice tone="danger" role="alert" action={retry}>
        {t('recipient.failed')}
      </Notice>
    );
  const url = data && new URL(`${pathOf('RealNameForm')}?${RECIPIENT_TOKEN_PARAM}=${data.token}`, window.location.origin).href;
  return (
    <Stack>
      <Notice tone="warn">{t('recipient.awaited')}</Notice>
      {data && url ? (
        <>
          <Url aria-label={t('recipient.link')} readOnly value={url} onFocus={(event) => event.target.select()} />
          <Until>{t('recipient.until', { day: day(data.expiresAt) })}</Until>
          <Button type="button" variant="primary" block onClick={() => void share({ title: t('recipient.title'), url })}>
            {t('recipient.share')}
          </Button>
        </>
      ) : (
        <Skeleton w="100%" h="138px" />
      )}
    </Stack>
  );
};

const Stack = styled.div`display: grid; grid-template-columns: minmax(0, 1fr); gap: 10px;`;
const Url = styled.input`
  min-height: var(--size-tap);
  padding: 0 12px;
  border: 1px solid var(--color-line-control);
  border-radius: var(--radius-control);
  background: var(--color-bg-sunken);
  color: var(--color-text-2);
  font-size: 14px;
  text-overflow: ellipsis;
`;
const Until = styled.p`font-size: 13px; color: var(--color-text-3);`;
