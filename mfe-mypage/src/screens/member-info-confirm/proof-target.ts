import { useLocation } from 'react-router-dom';
import { pathOf } from '@hyangro/runtime';
import { TARGET_PARAM } from '@hyangro/contracts/wire-names';
import { returnPath } from '../../features/common/return-path';

// Anybody may have written what stands in a history entry.
const fieldsOf = (state: unknown): Record<string, unknown> =>
  typeof state === 'object' && state !== null ? (state as Record<string, unknown>) : {};

/** Whether a call has asked for the proof. */
export const isAsked = (state: unknown): boolean => fieldsOf(state)['isAsked'] === true;

/** Where a proof leads: the route that the address names, else the member's own data, at the part that was looked at. */
export function useProofTarget(): string {
  const { search, state } = useLocation();
  const query = new URLSearchParams(search);
  if (query.has(TARGET_PARAM)) return returnPath(query);
  const { hash } = fieldsOf(state);
  return pathOf('MemberInfo') + (typeof hash === 'string' && /^#\w+$/.test(hash) ? hash : '');
}
