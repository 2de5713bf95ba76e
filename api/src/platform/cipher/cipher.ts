import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes } from 'node:crypto';
import type { Config } from '../../config';

const ALGORITHM = 'aes-256-gcm';
const KEY_ID_BYTES = 4;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const HEAD_BYTES = KEY_ID_BYTES + NONCE_BYTES + TAG_BYTES;

/** Encrypts what must not lie readable in the database or the storage. What it writes begins with the id of its key. */
export interface Cipher {
  /** Id of the key that encrypts now, eight hex digits: kept beside what it wrote, so that what is due for the newest key can be found. */
  readonly keyId: string;
  /** @param owner whose text it is: it can be read back for them alone */
  encrypt(text: string, owner: string): string;
  /** @throws when the text was changed, belongs to another owner, or was written with a key that is not there */
  decrypt(cipherText: string, owner: string): string;
  /** The same for files. */
  encryptFile(file: Buffer, owner: string): Buffer;
  /** @throws as `decrypt` */
  decryptFile(cipherFile: Buffer, owner: string): Buffer;
  /** The same for the same text, and no way back without `REAL_NAME_KEY`: a phone has too few digits for a plain hash. Another key forgets all of them. */
  fingerprint(text: string): string;
}

export type Keys = Pick<Config, 'REAL_NAME_KEY'> & Partial<Pick<Config, 'REAL_NAME_KEYS'>>;

/**
 * AES-256-GCM by the first of `REAL_NAME_KEYS`, else by `REAL_NAME_KEY`; all of them read. Without any by a key that everybody knows,
 * for development. `REAL_NAME_KEY` alone makes fingerprints: they outlive a change of keys.
 */
export function cipherOf({ REAL_NAME_KEY, REAL_NAME_KEYS = [] }: Keys): Cipher {
  const first = REAL_NAME_KEY ? Buffer.from(REAL_NAME_KEY, 'hex') : createHash('sha256').update('hyangro-development').digest();
  const keys = [...REAL_NAME_KEYS.map((key) => Buffer.from(key, 'hex')), first].map((key) => ({ key, id: idOf(key) }));
  const [newest = { key: first, id: idOf(first) }] = keys;

  const encryptFile = (file: Buffer, owner: string): Buffer => {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv(ALGORITHM, newest.key, nonce).setAAD(Buffer.from(owner));
    const body = Buffer.concat([cipher.update(file), cipher.final()]);
    return Buffer.concat([newest.id, nonce, cipher.getAuthTag(), body]);
  };
  const decryptFile = (cipherFile: Buffer, owner: string): Buffer => {
    const id = cipherFile.subarray(0, KEY_ID_BYTES);
    const found = keys.find((each) => each.id.equals(id));
    if (!found) throw new Error(`No key of the settings has the id ${id.toString('hex')}.`);
    const nonceEnd = KEY_ID_BYTES + NONCE_BYTES;
    const decipher = createDecipheriv(ALGORITHM, found.key, cipherFile.subarray(KEY_ID_BYTES, nonceEnd), { authTagLength: TAG_BYTES })
      .setAAD(Buffer.from(owner))
      .setAuthTag(cipherFile.subarray(nonceEnd, HEAD_BYTES));
    return Buffer.concat([decipher.update(cipherFile.subarray(HEAD_BYTES)), decipher.final()]);
  };
  return {
    keyId: newest.id.toString('hex'),
    encryptFile,
    decryptFile,
    encrypt: (text, owner) => encryptFile(Buffer.from(text), owner).toString('base64'),
    decrypt: (cipherText, owner) => decryptFile(Buffer.from(cipherText, 'base64'), owner).toString('utf8'),
    fingerprint: (text) => createHmac('sha256', first).update(`fingerprint:${text}`).digest('base64url'),
  };
}

/** Tells keys apart and says nothing of them. */
const idOf = (key: Buffer): Buffer => createHash('sha256').update('key-id:').update(key).digest().subarray(0, KEY_ID_BYTES);
