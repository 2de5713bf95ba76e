import { CHINA } from '@hyangro/contracts/order/countries';
import { maskedIdNumber } from '@hyangro/contracts/member/real-name.rules';
import { cipherOf } from '../../platform/cipher/cipher';
import type { RootDb } from '../../platform/db/db';
import type { Actor } from '../../platform/http/operator';
import type { Refuse } from '../../platform/http/refusal';
import type { Deps } from '../../platform/module';
import { decryptIdentity, encryptIdentityAnew, findRealName, reencryptRealNames } from '../member/public';
import { record } from '../operator/public';
import { findAddress, findOrder } from '../order/public';
import type { PhotoOwner } from './photo.repository';
import { readPhoto, reencryptPhotos } from './photo.service';
import { findRecipient, findRecipientsOfOtherKeys, updateRecipient } from './real-name.repository';

type OperatorDeps = Pick<Deps, 'config' | 'storage'> & { db: RootDb };
type By = { by: Actor; now: Date; refuse: Refuse<'ORDER_NOT_FOUND' | 'REAL_NAME_MISSING'> };

/** What customs ask for of one order. */
export interface CustomsDetails {
  name: string;
  idNumber: string;
  /** By side; a photo that is gone is left out. */
  photos: readonly { side: 'front' | 'back'; ending: string; content: Buffer }[];
}

/** The details of an order's recipient as customs want them, in full. Who reads them is in the record of actions, and nothing of them is. */
export async function exportForCustoms(deps: OperatorDeps, orderCd: string, { by, now, refuse }: By): Promise<CustomsDetails> {
  const { db, config } = deps;
  const order = (await findOrder(db, orderCd)) ?? refuse('ORDER_NOT_FOUND');
  if ((await findAddress(db, orderCd))?.countryCd !== CHINA) refuse('REAL_NAME_MISSING');
  const found = (order.isForAnother ? await recipientOf(deps, orderCd) : await memberOf(deps, order.memCd)) ?? refuse('REAL_NAME_MISSING');
  const { owner, name, idNumber, keys } = found;
  const photos = [];
  for (const [side, photoKey] of Object.entries(keys) as ['front' | 'back', string | null][]) {
    const content = photoKey && (await readPhoto({ storage: deps.storage, config }, owner, photoKey));
    if (content) photos.push({ side, ending: photoKey.split('.').at(-1) ?? '', content });
  }
  await db.transaction((tx) =>
    record(
      tx,
      by,
      { action: 'real-name.export', target: orderCd, before: {}, after: { idNumber: maskedIdNumber(idNumber), photos: photos.length } },
      now,
    ),
  );
  return { name, idNumber, photos };
}

interface Found {
  owner: PhotoOwner;
  name: string;
  idNumber: string;
  keys: Record<'front' | 'back', string | null>;
}

async function memberOf({ db, config }: OperatorDeps, memCd: string): Promise<Found | null> {
  const found = await findRealName(db, { config }, memCd);
  return found && { owner: { memCd }, name: found.name, idNumber: found.idNumber, keys: found.photoKeys };
}

async function recipientOf({ db, config }: OperatorDeps, orderCd: string): Promise<Found | null> {
  const row = await findRecipient(db, orderCd);
  if (!row) return null;
  const keys = { front: row.frontPhotoKey, back: row.backPhotoKey };
  return { owner: { orderCd }, ...decryptIdentity(cipherOf(config), row, orderCd), keys };
}

const BATCH = 100;

/** Encrypts everything whose key is not the newest anew, some at a time; answers how many of each. A second run goes on where one ended. */
export async function reencrypt(
  deps: OperatorDeps,
  { by, now }: Pick<By, 'by' | 'now'>,
): Promise<Record<'members' | 'recipients' | 'photos', number>> {
  const { db, config } = deps;
  const done = {
    members: await untilNone(() => db.transaction((tx) => reencryptRealNames(tx, { config }, BATCH))),
    recipients: await untilNone(() => reencryptRecipients(deps)),
    photos: await untilNone(() => reencryptPhotos(deps, BATCH)),
  };
  await db.transaction((tx) =>
    record(tx, by, { action: 'real-name.re-encrypt', target: cipherOf(config).keyId, before: {}, after: done }, now),
  );
  return done;
}

const reencryptRecipients = ({ db, config }: OperatorDeps): Promise<number> =>
  db.transaction(async (tx) => {
    const cipher = cipherOf(config);
    const rows = await findRecipientsOfOtherKeys(tx, cipher.keyId, BATCH);
    for (const row of rows) await updateRecipient(tx, row.orderCd, encryptIdentityAnew(cipher, row, row.orderCd));
    return rows.length;
  });

async function untilNone(some: () => Promise<number>): Promise<number> {
  let total = 0;
  for (;;) {
    const count = await some();
    total += count;
    if (count < BATCH) return total;
  }
}
