import { createHash, createHmac, randomBytes } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';

const BATCH = 1_000;

/** One entry that takes part: its random id, and whose it is. */
export interface Chance {
  entryId: string;
  memCd: string;
}
/** Entries by id. */
export interface Drawn {
  /** The lowest number first. */
  winnerEntryIds: string[];
  /** Lower than the last winner's, but of a member who had won with `winnerEntryId`. */
  passedOver: { entryId: string; winnerEntryId: string }[];
}

/** A new seed of a draw: 32 random bytes in hex. */
export const newSeed = (): string => randomBytes(32).toString('hex');

/** What is published before anyone enters: SHA-256 of the seed's bytes, in hex. */
export const commitmentOf = (seed: string): string => createHash('sha256').update(Buffer.from(seed, 'hex')).digest('hex');

/** The number of an entry in a draw, in hex: HMAC-SHA256 (RFC 2104) under the seed's bytes of the id as it is written, in UTF-8. */
export const numberOf = (seed: string, entryId: string): string =>
  createHmac('sha256', Buffer.from(seed, 'hex')).update(entryId).digest('hex');

/**
 * The winners among the entries, `winnersCount` at most: those with the lowest numbers (`DRAW_ALGORITHM`, version 1). A member wins once per
 * raffle, as a raffle has so many distinct winners (ST-RAF-03): a further entry of theirs is passed over, and the next one moves up.
 */
export async function drawAmong(seed: string, chances: readonly Chance[], winnersCount: number): Promise<Drawn> {
  const winners = new Map<string, string>();
  const passedOver: Drawn['passedOver'] = [];
  for (const { entryId, memCd } of await ranked(seed, chances)) {
    if (winners.size === winnersCount) break;
    const winnerEntryId = winners.get(memCd);
    if (winnerEntryId === undefined) winners.set(memCd, entryId);
    else passedOver.push({ entryId, winnerEntryId });
  }
  return { winnerEntryIds: [...winners.values()], passedOver };
}

/** Entries by their numbers, the lowest first. Between batches the process answers others: 100,000 entries take seconds. */
async function ranked(seed: string, chances: readonly Chance[]): Promise<Chance[]> {
  const numbered: (Chance & { number: string })[] = [];
  for (const chance of chances) {
    numbered.push({ ...chance, number: numberOf(seed, chance.entryId) });
    if (numbered.length % BATCH === 0) await setImmediate();
  }
  return numbered.sort((a, b) => (a.number < b.number ? -1 : 1));
}
