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

const draw = JSON.parse(/^https?:/.test(from) ? await (await fetch(from)).text() : await readFile(from, 'utf8'));
if (draw.state !== 'DRAWN') {
  console.error(`There is no draw to check: ${draw.state ?? 'no file of a draw'}.`);
  process.exit(2);
}
if (draw.algorithm?.name !== 'hmac-sha256-lowest' || draw.algorithm.version !== 1) {
  console.error(`This program does not know the algorithm ${JSON.stringify(draw.algorithm)}.`);
  process.exit(2);
}

const faults = [];
const key = Buffer.from(draw.seed, 'hex');
const hash = createHash('sha256').update(key).digest('hex');
for (const promised of [draw.commitment, noted ?? draw.commitment])
  if (hash !== promised) faults.push(`SHA-256 of the seed is ${hash}, and ${promised} was promised.`);
if (new Set(draw.entryIds).size !== draw.entryIds.length) faults.push('An entry stands in the list twice.');
for (const entry of own) if (!draw.entryIds.includes(entry)) faults.push(`The entry ${entry} is not in the list.`);

const ranked = draw.entryIds
  .map((entry) => [createHmac('sha256', key).update(entry).digest('hex'), entry])
  .sort()
  .map(([, entry]) => entry);
const reasons = new Map(draw.passedOver.map(({ entryId, winnerEntryId }) => [entryId, winnerEntryId]));
const winners = [];
for (const entry of ranked) {
  if (winners.length >= draw.winnersCount) break;
  if (!reasons.has(entry)) winners.push(entry);
  else if (!winners.includes(reasons.get(entry))) faults.push(`The entry ${entry} was passed over without a reason.`);
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
