/**
 * Draws a raffle again from what the shop has published, and says whether it comes to the same winners. It uses nothing of the shop, so
 * that whoever doubts the shop can read all of it: Node.js is enough.
 *
 *   node tools/check-draw.mjs <address or file> [--commitment <hex>] [an own entry …]
 *
 * The address is `https://<shop>/api/raffles/<code>/draw`, the file what “Save the public file” saves. Give the commitment that you noted
 * before the raffle ended: one that the shop has exchanged shows by nothing else. Exit codes: 0 agrees, 1 differs, 2 not understood.
 */
import { createHash, createHmac } from 'node:crypto';
import { readFile } from 'node:fs/promises';

const words = process.argv.slice(2);
const at = words.indexOf('--commitment');
const noted = at < 0 ? null : words.splice(at, 2)[1];
const [from, ...own] = words;
if (!from || noted === undefined) {
  console.error('node tools/check-draw.mjs <address or file> [--commitment <hex>] [an own entry …]');
  process.exit(2);
}

/**
 * @type {{ state: string, raffleProductCd: string, algorithm: { name: string, version: number }, commitment: string, seed: string,
 *   winnersCount: number, entryIds: string[], winnerEntryIds: string[], passedOver: { entryId: string, winnerEntryId: string }[] }}
 */
const draw = await read(from).catch((/** @type {Error} */ error) => {
  console.error(`${from} is no draw: ${error.message}`);
  process.exit(2);
});
if (draw.state !== 'DRAWN') {
  console.error(`There is no draw to check: ${draw.state ?? 'no file of a draw'}.`);
  process.exit(2);
}
if (draw.algorithm?.name !== 'hmac-sha256-lowest' || draw.algorithm.version !== 1) {
  console.error(`This program does not know the algorithm ${JSON.stringify(draw.algorithm)}.`);
  process.exit(2);
}

/** @param {string} place */
async function read(place) {
  return JSON.parse(/^https?:/.test(place) ? await (await fetch(place)).text() : await readFile(place, 'utf8'));
}

/** @type {string[]} */
const faults = [];
const key = Buffer.from(draw.seed, 'hex');
const hash = createHash('sha256').update(key).digest('hex');
for (const promised of [draw.commitment, noted ?? draw.commitment])
  if (hash !== promised) faults.push(`SHA-256 of the seed is ${hash}, and ${promised} was promised.`);
if (new Set(draw.entryIds).size !== draw.entryIds.length) faults.push('An entry stands in the list twice.');
for (const entry of own) if (!draw.entryIds.includes(entry)) faults.push(`The entry ${entry} is not in the list.`);

const ranked = draw.entryIds
  .map((entry) => ({ entry, number: createHmac('sha256', key).update(entry).digest('hex') }))
  .sort((a, b) => (a.number < b.number ? -1 : 1))
  .map(({ entry }) => entry);
const reasons = new Map(draw.passedOver.map(({ entryId, winnerEntryId }) => [entryId, winnerEntryId]));
/** @type {string[]} */
const winners = [];
for (const entry of ranked) {
  if (winners.length >= draw.winnersCount) break;
  if (!reasons.has(entry)) winners.push(entry);
  else if (!winners.includes(reasons.get(entry) ?? '')) faults.push(`The entry ${entry} was passed over without a reason.`);
}
if (winners.join() !== draw.winnerEntryIds.join())
  faults.push(`The winners are ${winners.join(', ')}, and ${draw.winnerEntryIds.join(', ')} were announced.`);

for (const fault of faults) console.log(`DIFFERS: ${fault}`);
if (faults.length === 0)
  console.log(
    `AGREES: ${draw.entryIds.length} entries, ${winners.length} winners, ${draw.passedOver.length} passed over (${draw.raffleProductCd}).`,
  );
for (const entry of own) {
  const what = winners.includes(entry) ? 'wins' : reasons.has(entry) ? 'its member had won' : 'does not win';
  console.log(`${entry}: place ${ranked.indexOf(entry) + 1} of ${ranked.length}, ${what}`);
}
process.exit(faults.length === 0 ? 0 : 1);
