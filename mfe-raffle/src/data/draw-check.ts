import type { RaffleDraw } from '@hyangro/contracts/raffle/raffle.contract';

/** A draw that is over, as everybody reads it. */
export type DrawnRaffle = Extract<RaffleDraw, { state: 'DRAWN' }>;

/** What was found; an id where it is about one entry. */
export type DrawFault =
  /** The seed is not the one committed to before anyone entered. */
  | { kind: 'seed' }
  /** An entry stands in the list twice. */
  | { kind: 'twice'; entryId: string }
  /** An own entry is not in the list. */
  | { kind: 'missing'; entryId: string }
  /** Entry that the numbers draw, and the shop has not named; or the other way round. */
  | { kind: 'winner'; entryId: string }
  /** An entry was passed over without one of the same member that had won before it. */
  | { kind: 'passedOver'; entryId: string };

export interface DrawCheck {
  faults: DrawFault[];
  /** SHA-256 of the published seed, in hex. */
  seedHash: string;
  entries: number;
  /** The own entries: place by number from 1 (null where the list has them not), and what came of them. */
  mine: { entryId: string; place: number | null; isWinner: boolean; isPassedOver: boolean }[];
}

/** Numbers that are made before the page is given a moment. */
const BATCH = 250;

const bytesOf = (hex: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from({ length: hex.length / 2 }, (_, at) => Number.parseInt(hex.slice(at * 2, at * 2 + 2), 16));
const hexOf = (buffer: ArrayBuffer): string => [...new Uint8Array(buffer)].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/**
 * Draws the winners again, by Web Crypto alone (`hmac-sha256-lowest`, version 1), and says where the published ones differ.
 * @param draw as it was published
 * @param promised the commitment that the raffle's page shows, and has shown before the end
 * @param myEntryIds the reader's own entries; none for a visitor
 * @param onProgress is told how many entries have their number
 */
export async function checkDraw(
  { seed, commitment, entryIds, winnerEntryIds, passedOver, winnersCount }: DrawnRaffle,
  promised: string | null,
  myEntryIds: readonly string[],
  onProgress: (done: number) => void,
): Promise<DrawCheck> {
  const faults: DrawFault[] = [];
  const seedHash = hexOf(await crypto.subtle.digest('SHA-256', bytesOf(seed)));
  if (seedHash !== commitment || seedHash !== promised) faults.push({ kind: 'seed' });
  const known = new Set<string>();
  for (const entryId of entryIds) {
    if (known.has(entryId)) faults.push({ kind: 'twice', entryId });
    known.add(entryId);
  }
  for (const entryId of myEntryIds) if (!known.has(entryId)) faults.push({ kind: 'missing', entryId });

  const ranked = await rank(seed, [...known], onProgress);
  const winnerOf = new Map(passedOver.map((each) => [each.entryId, each.winnerEntryId]));
  const winners: string[] = [];
  for (const entryId of ranked) {
    if (winners.length === winnersCount) break;
    const winnerEntryId = winnerOf.get(entryId);
    if (winnerEntryId === undefined) winners.push(entryId);
    else if (!winners.includes(winnerEntryId)) faults.push({ kind: 'passedOver', entryId });
  }
  for (let at = 0; at < Math.max(winners.length, winnerEntryIds.length); at += 1) {
    const entryId = winners[at] ?? winnerEntryIds[at];
    if (winners[at] !== winnerEntryIds[at] && entryId !== undefined) faults.push({ kind: 'winner', entryId });
  }
  const places = new Map(ranked.map((entryId, at) => [entryId, at + 1]));
  const mine = myEntryIds.map((entryId) => ({
    entryId,
    place: places.get(entryId) ?? null,
    isWinner: winners.includes(entryId),
    isPassedOver: winnerOf.has(entryId),
  }));
  return { faults, seedHash, entries: known.size, mine };
}

/** Entries by their numbers, the lowest first. */
async function rank(seed: string, entryIds: readonly string[], onProgress: (done: number) => void): Promise<string[]> {
  const key = await crypto.subtle.importKey('raw', bytesOf(seed), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  const encoder = new TextEncoder();
  const numbers = new Map<string, string>();
  for (let from = 0; from < entryIds.length; from += BATCH) {
    const batch = entryIds.slice(from, from + BATCH);
    const made = await Promise.all(batch.map((entryId) => crypto.subtle.sign('HMAC', key, encoder.encode(entryId))));
    batch.forEach((entryId, at) => numbers.set(entryId, hexOf(made[at] ?? new ArrayBuffer(0))));
    onProgress(Math.min(from + BATCH, entryIds.length));
    // The page may paint and answer between two batches.
    await new Promise((resolve) => setTimeout(resolve));
  }
  return [...numbers].sort(([, a], [, b]) => (a < b ? -1 : 1)).map(([entryId]) => entryId);
}
