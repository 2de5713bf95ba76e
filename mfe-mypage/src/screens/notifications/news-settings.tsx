import styled from '@emotion/styled';
import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { useServices } from '@hyangro/runtime';
import { Switch } from '@hyangro/ui/field';
import { Notice } from '@hyangro/ui/notice';
import { text } from '@hyangro/ui/theme';
import { settingChange } from '../../data/notification-settings.mutations';
import { notificationQueries } from '../../data/notification.queries';
import { useMessages } from '../../messages';
import { MarketingConsent } from './marketing-consent';

/** By which ways news of which topic come; those with advertising need the member's agreement. */
export const NewsSettings = () => {
  const t = useMessages();
  const services = useServices();
  const { data: settings } = useSuspenseQuery(notificationQueries.settings(services));
  const { data: consents } = useSuspenseQuery(notificationQueries.consents(services));
  const { mutate } = useMutation(settingChange(services));
  const marketing = consents.find(({ agreementCd }) => agreementCd === 'MARKETING');
  const isAgreed = marketing?.isAgreed ?? false;
  return (
    <Topics>
      <MarketingConsent isAgreed={isAgreed} changedAt={marketing?.changedAt ?? null} />
      {settings.topics.map(({ topic, isAdvertising, channels }) => (
        <fieldset key={topic} disabled={isAdvertising && !isAgreed}>
          <legend>{t(`news.topic.${topic}`)}</legend>
          <p>{t(isAdvertising && !isAgreed ? 'news.needsConsent' : `news.topicText.${topic}`)}</p>
          {channels.map(({ channel, isOn }) => (
            <Switch
              key={channel}
              label={t(`news.channel.${channel}`)}
              checked={isOn}
              onChange={(event) => mutate({ topic, channel, isOn: event.currentTarget.checked })}
            />
          ))}
        </fieldset>
      ))}
      <Notice tone="info">{t('news.ordersStay')}</Notice>
    </Topics>
  );
};

const Topics = styled.div`
  display: grid;
  gap: 20px;
  fieldset {
    padding-bottom: 12px;
    border-bottom: 1px solid var(--color-line);
  }
  legend {
    ${text.titleM}
  }
  p {
    font-size: 14px;
    color: var(--color-text-2);
  }
`;
