import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { startPostgres } from '../../postgres';
import { ROOT, runNode, runTypeScript } from '../../proc.mjs';
import { connect, databaseOn } from '../search/client';
import { crash } from './crash';
import { insertMembers } from './members';
import type { Race } from './race';
import { RACES, type Row } from './scenarios';
import { racesSelfTest } from './self-test';
import { RacedShop } from './shop';

/** As many as the figure of one order needs: each places its first. */
const MEMBERS = 1_400;
/** A bundle of its own: a build of the shop meanwhile would take it away from under a restart. */
const BUNDLE = `.cache/races-${process.pid}`;
const CRASHES = ['crash', 'crash-embedded'];

const OPTIONS = { only: { type: 'string' }, 'self-test': { type: 'boolean', default: false } } as const;

/** Runs the races that are asked for, all by default; answers the exit code: 1 when one did not end as it must, or a known slowness was not seen. */
export async function main(args: readonly string[]): Promise<number> {
  const { values } = parseArgs({ args: [...args], options: OPTIONS });
  const all = [...Object.keys(RACES), ...CRASHES];
  const asked = values.only?.split(',') ?? all;
  const unknown = asked.filter((name) => !all.includes(name));
  if (unknown.length > 0) {
    console.error(`No race is called ${unknown.join(', ')}; there are ${all.join(', ')}.`);
    return 2;
  }
  await runTypeScript(['api/build.ts', BUNDLE], { quiet: true });
  try {
    if (values['self-test'])
      return await onPostgres(async ({ env, ...race }) =>
        (await racesSelfTest(race, (more, use) => withShop({ ...env, ...more }, use))) ? 1 : 0,
      );
    const rows: Row[] = [];
    if (asked.some((name) => name !== 'crash-embedded')) rows.push(...(await onPostgres(racesOf(asked))));
    if (asked.includes('crash-embedded')) rows.push(...(await embedded()));
    return rows.every(({ isHeld }) => isHeld) ? 0 : 1;
  } finally {
    rmSync(path.join(ROOT, 'api', BUNDLE), { recursive: true, force: true });
  }
}

interface Ground extends Omit<Race, 'shop'> {
  env: Record<string, string>;
}

/** A database with the racing members, thrown away afterwards. */
async function onPostgres<T>(use: (ground: Ground) => Promise<T>): Promise<T> {
  const postgres = await startPostgres();
  try {
    const { url } = await databaseOn(postgres.url, `bench_races_${process.pid}`);
    const env = { DATABASE_URL: url, DATABASE_POOL: '20' };
    await runNode([`api/${BUNDLE}/shop.js`, 'import'], { env, quiet: true });
    const db = connect(url);
    try {
      return await use({ env, db, members: await insertMembers(db, MEMBERS) });
    } finally {
      await db.end();
    }
  } finally {
    postgres.stop();
  }
}

const racesOf =
  (asked: readonly string[]) =>
  ({ env, db, members }: Ground): Promise<Row[]> =>
    withShop(env, async (shop) => {
      const rows: Row[] = [];
      for (const [name, race] of Object.entries(RACES)) if (asked.includes(name)) rows.push(...print(await race({ shop, db, members })));
      if (asked.includes('crash')) rows.push(...print(await crash(shop, 'PostgreSQL')));
      return rows;
    });

async function embedded(): Promise<Row[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'hyangro-bench-races-'));
  try {
    return await withShop({ DATA_DIR: folder, DATABASE_URL: '' }, async (shop) => print(await crash(shop, 'embedded')));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function withShop<T>(env: Record<string, string>, work: (shop: RacedShop) => Promise<T>): Promise<T> {
  const shop = new RacedShop(path.join(ROOT, 'api', BUNDLE, 'main.js'), env);
  await shop.start();
  try {
    return await work(shop);
  } finally {
    await shop.stop();
  }
}

function print(rows: Row[]): Row[] {
  for (const { what, got, must, isHeld } of rows)
    console.log(`${isHeld ? '✓' : '✗'} ${what.padEnd(86)} ${got.padStart(30)}   must be ${must}`);
  return rows;
}
