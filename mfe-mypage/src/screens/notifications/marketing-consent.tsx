import styled from '@emotion/styled';
import { useMutation } from '@tanstack/react-query';
import { useServices } from '@hyangro/runtime';
import { Switch } from '@hyangro/ui/field';
import { consentChange } from '../../data/notification-settings.mutations';
import { dayText } from '../../features/common/day-text';
import { useMessages } from '../../messages';

interface Props {
  isAgreed: boolean;
  /** When it was last agreed to or taken back; null for who was never asked. */
  changedAt: string | null;
}

/** Whether advertising may come at all, and since when that holds. */
export const MarketingConsent = ({ isAgreed, changedAt }: Props) => {
  const t = useMessages();
  const services = useServices();
  const { mutate, isPending } = useMutation({
    ...consentChange(services),
    onSettled: (consents) => {
      const now = consents?.find(({ agreementCd }) => agreementCd === 'MARKETING');
      // Who agrees or takes it back is told what holds from which day on.
      if (now?.changedAt) services.toast(t(now.isAgreed ? 'news.agreedToast' : 'news.refusedToast', { day: dayText(now.changedAt) }));
    },
  });
  return (
    <Card>
      <Switch
        label={<b>{t('news.marketing')}</b>}
        checked={isAgreed}
        disabled={isPending}
        hint={[changedAt && t(isAgreed ? 'news.agreedOn' : 'news.refusedOn', { day: dayText(changedAt) }), t('news.night')]
          .filter(Boolean)
          .join(' ')}
        onChange={(event) => mutate(event.currentTarget.checked)}
      />
    </Card>
  );
};

const Card = styled.div`
  padding: 12px 16px 16px;
  border-radius: var(--radius-card);
  background: var(--color-bg-sunken);
`;
