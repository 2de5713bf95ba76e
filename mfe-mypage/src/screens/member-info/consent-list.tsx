import styled from '@emotion/styled';
import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { pathOf, useServices } from '@hyangro/runtime';
import { Switch } from '@hyangro/ui/field';
import { consentChange } from '../../data/notification-settings.mutations';
import { notificationQueries } from '../../data/notification.queries';
import { dayText } from '../../features/common/day-text';
import { useMessages } from '../../messages';

const CHOICES = ['MARKETING', 'OVERSEAS_DATA'] as const;

/** What the member may agree to or not, each with the day since which it holds. */
export const ConsentList = () => {
  const t = useMessages();
  return (
    <Choices>
      {CHOICES.map((agreementCd) => (
        <Choice key={agreementCd} agreementCd={agreementCd} />
      ))}
      <p>
        {t('news.night')} <Link to={`${pathOf('Notifications')}?tab=settings`}>{t('memberInfo.newsSettings')}</Link>
      </p>
    </Choices>
  );
};

const Choice = ({ agreementCd }: { agreementCd: (typeof CHOICES)[number] }) => {
  const t = useMessages();
  const services = useServices();
  const { data } = useSuspenseQuery(notificationQueries.consents(services));
  const { mutate, isPending } = useMutation(consentChange(services, agreementCd));
  const { isAgreed = false, changedAt = null } = data.find((each) => each.agreementCd === agreementCd) ?? {};
  return (
    <Switch
      label={t(`terms.${agreementCd}`)}
      checked={isAgreed}
      disabled={isPending}
      hint={changedAt ? t(isAgreed ? 'news.agreedOn' : 'news.refusedOn', { day: dayText(changedAt) }) : undefined}
      onChange={(event) => mutate(event.currentTarget.checked)}
    />
  );
};

const Choices = styled.div`
  display: grid;
  gap: 12px;
  p { font-size: 14px; color: var(--color-text-2); }
  a { text-decoration: underline; }
`;
