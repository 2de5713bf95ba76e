import { FLAGS, type Flag } from '@hyangro/contracts/flags/flags';
import type { Db, RootDb } from '../../platform/db/db';
import type { Actor } from '../../platform/http/operator';
import { record } from '../operator/public';
import { deleteSwitched, findSwitched, lockSwitched, writeSwitched } from './flag.repository';

const LISTED: Readonly<Record<string, Flag>> = FLAGS;
const isListed = (name: string): boolean => Object.hasOwn(LISTED, name);

/** Each flag of the list, and each that was switched and is in no list any more, with how it stands and who has switched it. */
export async function listFlags(db: Db) {
  const switched = new Map((await findSwitched(db)).map((row) => [row.name, row]));
  const names = [...Object.keys(LISTED), ...[...switched.keys()].filter((name) => !isListed(name))];
  return names.map((name) => ({ name, listed: LISTED[name], switched: switched.get(name) }));
}

/**
 * Switches a flag and says why; back to its default it is as if nobody had. Throws for a name that is not in the list, and when it stands so already.
 */
export const switchFlag = (db: RootDb, name: string, isOn: boolean, why: string, by: Actor, now: Date): Promise<void> =>
  db.transaction(async (tx) => {
    const byDefault = defaultOf(name);
    const before = await lockSwitched(tx, name);
    const wasOn = before?.isOn ?? byDefault;
    if (wasOn === isOn) throw new Error(`${name} is ${isOn ? 'on' : 'off'} already.`);
    if (isOn === byDefault) await deleteSwitched(tx, name);
    else await writeSwitched(tx, { name, isOn, why, changedBy: by.name, changedAt: now });
    const action = isOn ? 'flag.on' : 'flag.off';
    await record(tx, by, { action, target: name, before: { isOn: wasOn }, after: { isOn, why } }, now);
  });

/** Puts a flag back to its default, also one that the list has no more. Throws for a name that nobody has switched. */
export const resetFlag = (db: RootDb, name: string, by: Actor, now: Date): Promise<void> =>
  db.transaction(async (tx) => {
    const before = await lockSwitched(tx, name);
    if (!before) throw new Error(`${name} is ${defaultOf(name) ? 'on' : 'off'} by default, and nobody has switched it.`);
    await deleteSwitched(tx, name);
    await record(
      tx,
      by,
      {
        action: 'flag.reset',
        target: name,
        before: { isOn: before.isOn, why: before.why },
        ...(isListed(name) && { after: { isOn: defaultOf(name) } }),
      },
      now,
    );
  });

function defaultOf(name: string): boolean {
  const flag = isListed(name) ? LISTED[name] : undefined;
  if (!flag) throw new Error(`There is no flag “${name}”: ${Object.keys(LISTED).join(', ')}.`);
  return flag.isOn;
}
