import styled from '@emotion/styled';
import { REWARDS } from '@hyangro/contracts/constants';
import type { Invitation } from '@hyangro/contracts/member/invitation.contract';
import { pathOf, useMoney, useServices, useShare } from '@hyangro/runtime';
import { Button } from '@hyangro/ui/button';
import { Copy, Share } from '@hyangro/ui/icons';
import { useMessages } from '../../messages';

/** Address that a friend comes by; its code is kept until the sign-up (LS-21). */
const linkOf = (refId: string): string => `${window.location.origin}${pathOf('Welcome')}?refId=${encodeURIComponent(refId)}`;

/** What a friend brings, and below the tear line the code with what gives it on. */
export const InvitationTicket = ({ invitation }: { invitation: Invitation }) => {
  const t = useMessages();
  const { integer } = useMoney();
  const { alert, toast } = useServices();
  const share = useShare();
  const { refId, points, tickets, friendIsRewarded } = invitation;
  const values = { points: integer(points), tickets };
  const copy = async () => {
    const isCopied = await navigator.clipboard?.writeText(refId).then(
      () => true,
      () => false,
    );
    if (isCopied) toast(t('invite.copied'));
    else await alert(refId);
  };
  return (
    <Card>
      <div>
        <b>{t('invite.lead', values)}</b>
        <p>{t(friendIsRewarded ? 'invite.both' : 'invite.once', values)}</p>
      </div>
      <div>
        <dl>
          <dt>{t('invite.code')}</dt>
          <dd translate="no">{refId}</dd>
        </dl>
        <Actions>
          <Button
            type="button"
            variant="spark"
            onClick={() => void share({ title: t('invite.shareTitle', { points: integer(REWARDS.signUpPoints) }), url: linkOf(refId) })}
          >
            <Share size={18} />
            {t('invite.share')}
          </Button>
          <CopyCode type="button" onClick={() => void copy()}>
            <Copy size={18} />
            {t('invite.copy')}
          </CopyCode>
        </Actions>
      </div>
    </Card>
  );
};

const Card = styled.div`
  border-radius: var(--radius-shoulder);
  background: var(--color-brand);
  color: var(--color-on-brand);
  > div {
    padding: 20px;
  }
  > div + div {
    border-top: 1.5px dashed color-mix(in srgb, var(--color-on-brand) 36%, transparent);
  }
  b {
    font: 500 21px/1.32 var(--font-display);
    letter-spacing: -0.02em;
  }
  p {
    margin-top: 6px;
    font-size: 13px;
    line-height: 1.5;
  }
  dt {
    font-size: 13px;
  }
  dd {
    margin-top: 2px;
    font: 800 22px/1.3 var(--font-sans);
    letter-spacing: 0.06em;
  }
  button:focus-visible {
    outline-color: var(--color-spark-ink);
  }
`;
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin-top: 14px;
`;
const CopyCode = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-height: 44px;
  padding: 0 16px;
  border: 1px solid color-mix(in srgb, var(--color-on-brand) 60%, transparent);
  border-radius: var(--radius-control);
  font: 600 15px/1 var(--font-sans);
`;
