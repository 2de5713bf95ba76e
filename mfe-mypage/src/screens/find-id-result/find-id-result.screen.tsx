import styled from '@emotion/styled';
import { Navigate, useLocation } from 'react-router-dom';
import { useTerms } from '@hyangro/runtime';
import { LinkButton } from '@hyangro/ui/button';
import { text } from '@hyangro/ui/theme';
import { dayText } from '../../features/common/day-text';
import { Actions, TaskPage } from '../../features/common/task-page';
import { useEntryPath } from '../../features/common/use-entry-path';
import { accountsOf } from '../../features/recovery/recovery-state';
import { useMessages } from '../../messages';

/** The masked ids and when they joined; opened by itself it starts over (R-ACC-12). */
export default function FindIdResultScreen() {
  const t = useMessages();
  const term = useTerms();
  const entryPath = useEntryPath();
  const accounts = accountsOf(useLocation().state);
  if (accounts.length === 0) return <Navigate to={entryPath('FindId')} replace />;
  return (
    <TaskPage title={t('findIdResult.title')}>
      <Accounts>
        {accounts.map(({ maskedId, joinedAt }) => (
          <li key={maskedId + joinedAt}>
            <b>{maskedId}</b>
            <span>{t('findIdResult.joined', { day: dayText(joinedAt) })}</span>
          </li>
        ))}
      </Accounts>
      <Actions>
        <LinkButton variant="primary" size="l" block to={entryPath('Login')}>
          {term('action.login')}
        </LinkButton>
        <LinkButton variant="line" size="l" block to={entryPath('FindPassword')}>
          {t('login.findPassword')}
        </LinkButton>
      </Actions>
    </TaskPage>
  );
}

const Accounts = styled.ul`
  display: grid;
  gap: var(--space-3);
  li {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    align-items: baseline;
    gap: var(--space-2);
    padding: var(--space-5);
    border-radius: var(--radius-card);
    background: var(--color-bg-sunken);
  }
  b {
    ${text.titleM}
  }
  span {
    font-size: 14px;
    color: var(--color-text-2);
  }
`;
