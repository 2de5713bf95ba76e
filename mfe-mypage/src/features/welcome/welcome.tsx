import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { REWARDS } from '@hyangro/contracts/constants';
import { pathOf, useMoney } from '@hyangro/runtime';
import { LinkButton } from '@hyangro/ui/button';
import { text } from '@hyangro/ui/theme';
import { useMessages } from '../../messages';
import { returnPath } from '../common/return-path';
import { Actions, TaskPage } from '../common/task-page';

/** A new member is greeted; `children` is the gift, or the way to it. Who came from a page on the way to the login is led back there. */
export const Welcome = ({ nickname, children }: { nickname: string; children: ReactNode }) => {
  const t = useMessages();
  const main = pathOf('Main');
  const [search] = useSearchParams();
  const back = returnPath(search, useLocation().hash);
  return (
    <TaskPage title={t('welcome.hello', { nickname })} lead={t('welcome.lead')}>
      {children}
      <Actions>
        <LinkButton variant="primary" size="l" block to={back}>
          {t(back === main ? 'welcome.shop' : 'welcome.goOn')}
        </LinkButton>
        <LinkButton variant="line" size="l" block to={pathOf('MyPage')}>
          {t('welcome.myPage')}
        </LinkButton>
      </Actions>
    </TaskPage>
  );
};

/** The sign-up points, with a word about them. */
export const Gift = ({ children }: { children: ReactNode }) => {
  const { integer } = useMoney();
  return (
    <Box role="status">
      <Value>{integer(REWARDS.signUpPoints)}P</Value>
      <p>{children}</p>
    </Box>
  );
};

const Box = styled.div`
  padding: var(--space-6);
  border-radius: var(--radius-shoulder);
  background: var(--color-brand);
  color: var(--color-on-brand);
  text-align: center;
`;
const Value = styled.p`
  ${text.displayL}
  color: var(--color-spark-ink);
`;
