import type { BroadcastTo, OperatorBroadcast } from '@hyangro/contracts/operator/broadcast.contract';
import type { Audience } from './audience.repository';
import type { BroadcastRow } from './broadcast.repository';

/** News for many as operators see them. */
export function operatorBroadcastOf(row: BroadcastRow): OperatorBroadcast {
  const { broadcastCd, kind, title, body, link, audience, startsAt, told, finishedAt, stoppedAt } = row;
  const state = stoppedAt ? 'STOPPED' : finishedAt ? 'DONE' : 'OPEN';
  return { broadcastCd, kind, title, body, link, audience: toOf(audience), startsAt: startsAt.toISOString(), told, state };
}

function toOf({ grade, segment }: Audience): BroadcastTo {
  if (grade) return { to: 'grade', grade };
  return segment ? { to: 'segment', segment } : { to: 'all' };
}
