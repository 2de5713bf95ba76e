import { createHash, createHmac, randomBytes } from 'node:crypto';

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

/** The number of an entry in a draw, in hex: HMAC-SHA256 (RFC 2104) under the seed's bytes of the id as it is written. */
export const numberOf = (seed: string, entryId: string): string =>
  createHmac('sha256', Buffer.from(seed, 'hex')).update(entryId, 'utf8').digest('hex');

/**
 * The winners among the entries, `winnersCount` at most: those with the lowest numbers (`DRAW_ALGORITHM`, version 1). A member wins once per
 * raffle, as a raffle has so many distinct winners (ST-RAF-03): a further entry of theirs is passed over, and the next one moves up.
 */
export function drawAmong(seed: string, chances: readonly Chance[], winnersCount: number): Drawn {
  const ranked = chances
    .map((chance) => ({ ...chance, number: numberOf(seed, chance.entryId) }))
    .sort((a, b) => (a.number < b.number ? -1 : 1));
  const winners = new Map<string, string>();
  const passedOver: Drawn['passedOver'] = [];
  for (const { entryId, memCd } of ranked) {
    if (winners.size === winnersCount) break;
    const winnerEntryId = winners.get(memCd);
    if (winnerEntryId === undefined) winners.set(memCd, entryId);
    else passedOver.push({ entryId, winnerEntryId });
  }
  return { winnerEntryIds: [...winners.values()], passedOver };
}
