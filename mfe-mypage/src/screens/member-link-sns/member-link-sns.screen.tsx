import { useSuspenseQuery } from '@tanstack/react-query';
import { Navigate, useLocation } from 'react-router-dom';
import { pathOf, useServices } from '@hyangro/runtime';
import { snsQueries } from '../../data/sns.queries';
import { LinkOrJoin } from './link-or-join';

/** After a login with an account that opens nobody yet: link it to a member, or join with it (R-ACC-17). Opened by itself it leads to Login. */
export default function MemberLinkSnsScreen() {
  const { search } = useLocation();
  const { data: proof } = useSuspenseQuery(snsQueries.proof(useServices()));
  return proof ? <LinkOrJoin proof={proof} /> : <Navigate to={pathOf('Login') + search} replace />;
}
