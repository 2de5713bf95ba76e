import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { REFUSALS, type RefusalName } from '@hyangro/contracts/errors/refusals';
import type { Db } from '../db/db';
import { beginCall, endCall, findCall, forgetCall, takeOverCall, type CallRow } from './idempotent-call.repository';
import { Refusal, throwRefusal } from './refusal';

/** Fingerprint of a parsed body without its key: a repeated call has the same one, whatever the order of its fields was on the wire. */
export const requestHashOf = ({ idempotencyKey: _, ...asked }: { idempotencyKey: string }): string => hashOf(asked);
export const hashOf = (asked: unknown): string => createHash('sha256').update(JSON.stringify(asked)).digest('base64url');

interface KeyedCall {
  memCd: string;
  key: string;
  requestHash: string;
  now: Date;
  /** Longest the call may take. */
  limitMs: number;
}
const FIRST_PAUSE_MS = 20;
const LONGEST_PAUSE_MS = 250;

/**
 * Does a work once under its key and answers every repetition the same, refusals included. One that comes while the first is at work waits
 * for it, half the time the call may take, and is refused then (409). After a fault nothing is kept: the work may be tried again. What a
 * work writes should carry the key too, since the process may die before the answer is kept.
 */
export async function answerOnce(db: Db, call: KeyedCall, work: () => Promise<unknown>): Promise<{ answer: unknown; isReplay: boolean }> {
  const given = await begin(db, call);
  if (given) return { answer: replay(given), isReplay: true };
  try {
    const answer = await work();
    await endCall(db, { ...call, refusal: null, answer: JSON.stringify(answer) });
    return { answer, isReplay: false };
  } catch (error) {
    const isSaid = error instanceof Refusal && error.refusal !== 'SERVICE_UNAVAILABLE';
    if (isSaid) await endCall(db, { ...call, refusal: error.refusal, answer: JSON.stringify(error.args) });
    else await forgetCall(db, call).catch(() => undefined);
    throw error;
  }
}

/** Null for the call that is to do the work, else the answer that was given before. */
async function begin(db: Db, call: KeyedCall): Promise<CallRow | null> {
  const waitsUntil = performance.now() + call.limitMs / 2;
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
    if (await beginCall(db, { ...call, startedAt: call.now })) return null;
    const known = await findCall(db, call);
    if (known && known.requestHash !== call.requestHash) throwRefusal('IDEMPOTENCY_KEY_REUSED');
    if (known?.answer) return known;
    // Its process has ended: no call lives twice as long as it may take.
    const isLost = known && call.now.getTime() - known.startedAt.getTime() > call.limitMs * 2;
    if (isLost && (await takeOverCall(db, call, known.startedAt, call.now))) return null;
    if (performance.now() > waitsUntil) throwRefusal('IDEMPOTENCY_KEY_BUSY');
    await wait(pause);
  }
}

function replay({ refusal, answer }: CallRow): unknown {
  const said: unknown = JSON.parse(answer ?? 'null');
  if (refusal === null) return said;
  if (!isRefusalName(refusal) || !Array.isArray(said)) throw new Error(`An answer that is kept cannot be read: ${refusal}`);
  throw new Refusal(refusal, said);
}
const isRefusalName = (name: string): name is RefusalName => Object.hasOwn(REFUSALS, name);
