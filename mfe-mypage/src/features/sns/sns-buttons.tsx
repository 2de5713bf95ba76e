import styled from '@emotion/styled';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { SNS_FAILURE_PARAM } from '@hyangro/contracts/wire-names';
import { useServices } from '@hyangro/runtime';
import { snsQueries } from '../../data/sns.queries';
import { useMessages } from '../../messages';
import { SnsFailed } from './sns-failed';
import { SnsLoginButtons } from '../common/sns-login-buttons';

/** Logging in by accounts of others: a button for each provider of the language, and why the last try failed (R-ACC-01, R-ACC-03). */
export const SnsButtons = () => {
  const t = useMessages();
  const location = useLocation();
  const { data: providers = [] } = useQuery(snsQueries.providers(useServices()));
  if (providers.length === 0) return null;
  return (
    <Ways role="group" aria-label={t('sns.ways')}>
      <SnsFailed />
      <SnsLoginButtons providers={providers} target={targetOf(location)} />
    </Ways>
  );
};

/** Where the member wants to go, without the word of an earlier failure. */
function targetOf({ search, hash }: { search: string; hash: string }): string {
  const target = new URLSearchParams(search);
  target.delete(SNS_FAILURE_PARAM);
  return target.toString() + hash;
}

const Ways = styled.div`
  display: grid;
  gap: var(--space-3);
  margin-top: var(--space-5);
`;
