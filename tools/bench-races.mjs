import { ensureInstalled } from './lib/install.mjs';

/**
 * `pnpm bench:races`: buyers, keys, points, coupons and guesses racing on PostgreSQL, and an API killed ten times in a thousand orders, on
 * PostgreSQL and embedded; prints what came out beside what must. `--only buyers` runs one: buyers, cart, key, points, coupon, guesses, cpu, pages,
 * crash, crash-embedded; several are separated by commas. `--self-test` makes an order and a page dearer by a known time of CPU and looks whether
 * their figures rise by it.
 */
await ensureInstalled();
await import('./lib/typescript.mjs');
const { main } = await import('./lib/bench/races/main.ts');
process.exit(await main(process.argv.slice(2)));
