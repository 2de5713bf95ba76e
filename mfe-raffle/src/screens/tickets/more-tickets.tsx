import styled from '@emotion/styled';
import type { TicketsPage } from '@hyangro/contracts/raffle/raffle.contract';
import { pathOf, useShare } from '@hyangro/runtime';
import { Button } from '@hyangro/ui/button';
import { Share } from '@hyangro/ui/icons';
import { useMessages } from '../../messages';

/** Address that a friend comes by; its code is kept until the sign-up (LS-21). */
const linkOf = (refId: string): string => `${window.location.origin}${pathOf('Welcome')}?refId=${encodeURIComponent(refId)}`;

/** What a friend who joins brings (K-REF), and the member's own link for them. */
export const MoreTickets = ({ tickets, refId }: TicketsPage['invitation']) => {
  const t = useMessages();
  const share = useShare();
  return (
    <div>
      <h2>{t('myTickets.how')}</h2>
      <p>
        <b>{t('myTickets.friend', { count: tickets })}</b>
        <br />
        {t('myTickets.friendText')}
      </p>
      {refId !== null && (
        <Send type="button" variant="soft" onClick={() => void share({ title: t('myTickets.shareTitle'), url: linkOf(refId) })}>
          <Share size={18} />
          {t('myTickets.share')}
        </Send>
      )}
    </div>
  );
};

const Send = styled(Button)`
  margin-top: 12px;
`;
