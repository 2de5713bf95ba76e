import styled from '@emotion/styled';
import { REWARDS } from '@hyangro/contracts/constants';
import { pathOf } from '@hyangro/contracts/routes/paths';
import { useMoney } from '@hyangro/runtime';
import { LinkButton } from '@hyangro/ui/button';
import { text } from '@hyangro/ui/theme';
import { useMessages } from '../../messages';
import { Actions, TaskPage } from '../../shared/task-page';

/** A new member is greeted with what they got. */
export const Welcome = ({ nickname }: { nickname: string }) => {
  const t = useMessages();
  const { integer } = useMoney();
  return (
    <TaskPage title={t('welcome.hello', { nickname })} lead={t('welcome.lead')}>
      <Gift>
        <Value>{integer(REWARDS.signUpPoints)}P</Value>
        <p>{t('welcome.points')}</p>
      </Gift>
      <Actions>
        <LinkButton variant="primary" size="l" block to={pathOf('Main')}>
          {t('welcome.shop')}
        </LinkButton>
        <LinkButton variant="line" size="l" block to={pathOf('MyPage')}>
          {t('welcome.myPage')}
        </LinkButton>
      </Actions>
    </TaskPage>
  );
};

const Gift = styled.div`
  padding: var(--space-6);
  border-radius: var(--radius-shoulder);
  background: var(--color-brand);
  color: var(--color-on-brand);
  text-align: center;
`;
const Value = styled.p`
  ${text.displayL}
  color: var(--color-spark);
`;
